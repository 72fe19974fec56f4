# Wrong: the stars come first, so the triangle stands at the left.
n = int(input())
for i in range(1, n + 1):
    print('*' * i + '.' * (n - i))
