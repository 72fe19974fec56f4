# H53: tries to reach a network in every way.
# expect: Wrong Answer, Runtime Error
# shows: ^reached 0$
import socket

reached = 0
for family in (socket.AF_INET, socket.AF_INET6, socket.AF_UNIX, socket.AF_NETLINK, socket.AF_PACKET, socket.AF_VSOCK):
    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_RAW):
        try:
            socket.socket(family, kind)
            reached += 1
        except OSError:
            pass
for host in ('localhost', 'example.org'):
    try:
        socket.create_connection((host, 80), timeout=1)
        reached += 1
    except OSError:
        pass
print('reached', reached)
