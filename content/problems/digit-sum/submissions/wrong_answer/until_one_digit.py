# Wrong: adds up the digits again and again, until a single digit is left.
n = int(input())
while n >= 10:
    total = 0
    while n > 0:
        total += n % 10
        n //= 10
    n = total
print(n)
