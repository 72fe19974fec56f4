# Wrong: the range stops before n, so n is never added.
n, k = map(int, input().split())
total = 0
for number in range(1, n):
    if number % k == 0:
        total += number
print(total)
