# H12: leaks its input through exit code, time and memory.
# expect: Runtime Error
import sys
import time

line = input()
letter = ord(line.split()[2][7])
held = bytearray(letter << 14)
end = time.process_time() + letter / 1000
while time.process_time() < end:
    pass
sys.exit(letter)
