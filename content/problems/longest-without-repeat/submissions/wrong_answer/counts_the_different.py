# Wrong: counts the different songs of the whole night; they need not follow one another.
input()
print(len(set(input().split())))
