"""OpenStack Swift with its S3 interface, all of its servers in one process: serve-swift.py FOLDER ADDRESS PORT.

The account "test" with the user "tester" has the secret "hidden-secret". Nothing is replicated, and each object is a file below FOLDER.
"""
import os
import pwd
import sys

import eventlet
import eventlet.wsgi

eventlet.monkey_patch()

from swift.common import utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

folder, address, port = sys.argv[1], sys.argv[2], int(sys.argv[3])
backends = {name: eventlet.listen(("127.0.0.1", 0)) for name in ("account", "container", "object")}
user = pwd.getpwuid(os.geteuid()).pw_name


class Cache:
    """What Swift keeps in memcached, which the check of signatures asks for."""

    def __init__(self):
        self.values = {}

    def get(self, key, **_):
        return self.values.get(key)

    def set(self, key, value, **_):
        self.values[key] = value

    def delete(self, key, **_):
        self.values.pop(key, None)

    def incr(self, key, delta=1, **_):
        self.values[key] = int(self.values.get(key, 0)) + delta
        return self.values[key]


def write(name, text):
    with open(os.path.join(folder, name), "w") as file:
        file.write(text)


def make_ring(name):
    builder = RingBuilder(2, 1, 1)
    port_of_backend = backends[name].getsockname()[1]
    builder.add_dev({
        "id": 0, "region": 1, "zone": 1, "weight": 1.0, "device": "disk", "meta": "",
        "ip": "127.0.0.1", "port": port_of_backend,
        "replication_ip": "127.0.0.1", "replication_port": port_of_backend,
    })
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{name}.ring.gz"))


os.makedirs(os.path.join(folder, "nodes", "disk"), exist_ok=True)
write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n")
common = f"swift_dir = {folder}\nuser = {user}\nlog_level = ERROR\n"
for name in backends:
    make_ring(name)
    write(f"{name}.conf", f"""[DEFAULT]
{common}devices = {folder}/nodes
mount_check = false
disable_fallocate = true
fallocate_reserve = 0
[app:main]
use = egg:swift#{name}
""")
write("proxy.conf", f"""[DEFAULT]
{common}
[pipeline:main]
pipeline = catch_errors listing_formats bulk s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = hidden-secret .admin
[filter:slo]
use = egg:swift#slo
rate_limit_after_segment = 100000
""")

utils.set_swift_dir(folder)
cache = Cache()
proxy = loadapp(os.path.join(folder, "proxy.conf"))


def with_cache(environ, start_response):
    environ["swift.cache"] = cache
    return proxy(environ, start_response)


for name, listening in backends.items():
    backend = loadapp(os.path.join(folder, f"{name}.conf"))
    eventlet.spawn(eventlet.wsgi.server, listening, backend, log_output=False)
eventlet.wsgi.server(eventlet.listen((address, port), backlog=500), with_cache, log_output=False)
