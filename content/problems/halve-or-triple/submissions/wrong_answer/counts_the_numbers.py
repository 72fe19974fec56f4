# Wrong: counts the numbers that are written down, which is one more than the steps between them.
number = int(input())
count = 1
while number != 1:
    number = number // 2 if number % 2 == 0 else 3 * number + 1
    count += 1
print(count)
