# Right but too slow: looks for prime factors up to the base itself instead of up to its root.
a, b, base = map(int, input().split())
zeros = None
prime = 2
while base > 1:
    exponent = 0
    while base % prime == 0:
        base //= prime
        exponent += 1
    if exponent > 0:
        found, power = 0, prime
        while power <= b:
            found += b // power - (a - 1) // power
            power *= prime
        zeros = found // exponent if zeros is None else min(zeros, found // exponent)
    prime += 1
print(zeros)
