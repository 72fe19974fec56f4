def stopping_place(books):
    """Returns the position, counted from 1, of the first book with a smaller number than the one before it; 0 if there is none."""
    # Write your solution here.
    return 0


def main():
    input()  # The number of books; a list in Python knows its length.
    books = list(map(int, input().split()))
    stop = stopping_place(books)
    print('yes' if stop == 0 else stop)


main()
