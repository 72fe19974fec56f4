# Wrong: names the first place that differs from the sorted shelf; a book can be at a wrong place long before Omar stops.
n = int(input())
books = list(map(int, input().split()))
answer = 'yes'
for place, (book, wanted) in enumerate(zip(books, sorted(books)), start=1):
    if book != wanted:
        answer = place
        break
print(answer)
