def stopping_place(books):
    # The first book has none before it, so the walk begins at the second.
    for i in range(1, len(books)):
        if books[i] < books[i - 1]:
            return i + 1
    return 0


def main():
    input()  # The number of books; a list in Python knows its length.
    books = list(map(int, input().split()))
    stop = stopping_place(books)
    print('yes' if stop == 0 else stop)


main()
