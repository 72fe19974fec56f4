# H32: doubles without end.
# limit: 150 ms
# expect: Time Limit Exceeded, Memory Limit Exceeded, Runtime Error
import os

while True:
    try:
        os.fork()
    except OSError:
        pass
