# Wrong: the range counts from 0 to 9 instead of from 1 to 10.
n = int(input())
for i in range(10):
    print(f'{n} x {i} = {n * i}')
