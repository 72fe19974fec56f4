def count_above_mean(amounts):
    total = sum(amounts)
    count = 0
    for amount in amounts:
        # The same as amount > total / n, with both sides times n, so that no fraction is needed.
        if amount * len(amounts) > total:
            count += 1
    return count


def main():
    input()  # The number of flats; a list in Python knows its length.
    amounts = list(map(int, input().split()))
    print(count_above_mean(amounts))


main()
