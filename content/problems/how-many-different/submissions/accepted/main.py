def count_pictures(stamps):
    seen = set()
    count = 0
    for picture in stamps:
        # Only the first stamp with a picture finds it missing in the set.
        if picture not in seen:
            seen.add(picture)
            count += 1
    return count


def main():
    input()  # The number of stamps; a list in Python knows its length.
    stamps = list(map(int, input().split()))
    print(count_pictures(stamps))


main()
