# Wrong: the range stops before n, so n is no factor.
n = int(input())
product = 1
for number in range(1, n):
    product *= number
print(product)
