# H36: allocates one large block of memory and fills it.
# expect: Memory Limit Exceeded, Runtime Error
kept = bytearray(b'1') * (1 << 30)
print(len(kept))
