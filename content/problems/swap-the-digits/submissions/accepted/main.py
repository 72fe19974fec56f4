n = int(input())

first = n // 10
last = n % 10
swapped = last * 10 + first

print(swapped)
