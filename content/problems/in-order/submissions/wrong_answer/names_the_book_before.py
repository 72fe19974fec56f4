# Wrong: names the larger book of the pair, which stands one place before the smaller one.
n = int(input())
books = list(map(int, input().split()))
answer = 'yes'
for i in range(n - 1):
    if books[i] > books[i + 1]:
        answer = i + 1
        break
print(answer)
