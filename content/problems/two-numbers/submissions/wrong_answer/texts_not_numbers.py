# Wrong: does not turn the words of the line into numbers, so + writes one text behind the other.
a, b = input().split()
print(a + b)
