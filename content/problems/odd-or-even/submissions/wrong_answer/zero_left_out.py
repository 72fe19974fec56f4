# Wrong: looks at the last digit, and forgets that 0 is an even digit, too.
n = input()
if n[-1] in '2468':
    print('even')
else:
    print('odd')
