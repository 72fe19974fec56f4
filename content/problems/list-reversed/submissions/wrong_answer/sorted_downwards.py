# Wrong: sorts the numbers, the largest first, which is the reverse order only if they were rising.
n = int(input())
carriages = list(map(int, input().split()))
print(*sorted(carriages, reverse=True))
