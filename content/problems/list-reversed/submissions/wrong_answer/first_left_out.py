# Wrong: the range stops before 0, so that the first carriage is left out.
n = int(input())
carriages = list(map(int, input().split()))
turned = []
for i in range(n - 1, 0, -1):
    turned.append(carriages[i])
print(*turned)
