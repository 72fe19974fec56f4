# Wrong: takes the last but one of the sorted list, which is gold as well if several teams win it.
n = int(input())
points = sorted(map(int, input().split()))
print(points[-2] if n > 1 else 'none')
