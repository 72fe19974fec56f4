def find_smallest(books):
    low, high = 0, len(books) - 1
    while low < high:
        middle = (low + high) // 2
        # A book that is larger than the last one was not moved: the smallest one stands to its right.
        if books[middle] > books[-1]:
            low = middle + 1
        else:
            high = middle
    return low


def findPlaces(books, wanted):
    count, smallest = len(books), find_smallest(books)
    places = []
    for number in wanted:
        # Searches in sorted order, in which the books stand from the smallest one on, around the end of the shelf.
        low, high = 0, count
        while low < high:
            middle = (low + high) // 2
            if books[(smallest + middle) % count] < number:
                low = middle + 1
            else:
                high = middle
        places.append((smallest + low) % count + 1 if low < count else 0)
    return places
