# Wrong: the range stops before 1, so the last number is 2.
n = int(input())
for number in range(n, 1, -1):
    print(number)
print('Go!')
