# H32: a fork bomb: each process forks endlessly.
# limit: 150 ms
# expect: Time Limit Exceeded, Memory Limit Exceeded, Runtime Error
import os

while True:
    try:
        os.fork()
    except OSError:
        pass
