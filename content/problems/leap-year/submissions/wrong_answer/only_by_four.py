# Wrong: knows only the rule of every fourth year, and no exception.
y = int(input())
if y % 4 == 0:
    print(366)
else:
    print(365)
