# Wrong: leaves the brackets out, so only the third number is divided by 3.
a, b, c = map(int, input().split())
print(a + b + c / 3)
