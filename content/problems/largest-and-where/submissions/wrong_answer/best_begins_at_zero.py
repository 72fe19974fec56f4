# Wrong: begins with 0 as the best number so far, and no round is better than that if she lost points in all of them.
n = int(input())
points = list(map(int, input().split()))
largest, best = 0, 0
for i in range(n):
    if points[i] > largest:
        largest, best = points[i], i
print(largest, best + 1)
