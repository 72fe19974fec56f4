# Wrong: subtracts 1 for each pair of equal stamps, but three equal stamps are three pairs and only two too many.
n = int(input())
stamps = list(map(int, input().split()))
count = n
for i in range(n):
    for j in range(i):
        if stamps[i] == stamps[j]:
            count -= 1
print(count)
