# Wrong: counts the pictures that are on exactly one stamp, and leaves out those that occur several times.
n = int(input())
stamps = list(map(int, input().split()))
print(sum(stamps.count(picture) == 1 for picture in stamps))
