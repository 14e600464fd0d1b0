"""A real nginx in front of a real server, as docs/operations.md says; from Debian's package, installed if need be."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serving import LONG
from sources import HOME

INSTALL = "apt-get update -q && apt-get install -qy --no-install-recommends nginx-light openssl"
LOCK = Path(tempfile.gettempdir()) / "primogen-installs-nginx"
CERTIFICATE = [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-days",
    "2",
    "-subj",
    "/CN=localhost",
]
MAIN = """
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {shown}
}}
"""


def program() -> str:
    """Only where it cannot be had, the test is skipped, and says why."""
    wanted = os.environ.get("NGINX", "nginx")
    with LOCK.open("w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found(wanted) and os.getuid() == 0 and shutil.which("apt-get"):
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(INSTALL, shell=True, check=True, capture_output=True, env=environment)
    if not found(wanted) or not shutil.which("openssl"):
        pytest.skip("no nginx: install Debian's packages nginx-light and openssl")
    return str(found(wanted))


def found(wanted: str) -> str | None:
    return shutil.which(wanted) or shutil.which("/usr/sbin/nginx")


def shown() -> str:
    """What the document says."""
    text = (HOME / "docs" / "operations.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"(?ms)^```nginx\n(.*?)^```$", text)
    return str(block)


class Front:
    """Where people come in: by https, with a certificate of its own."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.address = f"localhost:{port}"
        self.trust = ssl.create_default_context(cafile=str(certificate))


@contextmanager
def in_front_of(server: str, folder: Path) -> Iterator[Front]:
    nginx, key, certificate = program(), folder / "key.pem", folder / "certificate.pem"
    names = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    making = ["openssl", *CERTIFICATE, *names, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(making, check=True, capture_output=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    text = shown()
    for said, here in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/tables.example.pem", str(certificate)),
        ("/etc/ssl/tables.example.key", str(key)),
        ("http://127.0.0.1:8000", f"http://{server}"),
    ):
        assert said in text
        text = text.replace(said, here)
    config = folder / "nginx.conf"
    config.write_text(MAIN.format(folder=folder, shown=text), encoding="utf-8")
    command = [nginx, "-p", str(folder), "-c", str(config), "-g", "daemon off;"]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as running:
        try:
            until_open(port, running)
            yield Front(port, certificate)
        finally:
            running.terminate()


def until_open(port: int, running: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        assert running.poll() is None and running.stderr is not None, "nginx does not start"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=LONG).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise TimeoutError("nginx does not answer")
