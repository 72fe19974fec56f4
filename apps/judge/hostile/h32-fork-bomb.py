# H32: doubles without end.
# expect: Time Limit Exceeded, Memory Limit Exceeded, Runtime Error
import os

while True:
    try:
        os.fork()
    except OSError:
        pass
