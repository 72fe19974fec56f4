# Prints "yes", or the position, counted from 1, of the first book with a smaller number than the one before it.
n = int(input())  # The number of books.
books = list(map(int, input().split()))

# Write your solution here.
print('yes')
