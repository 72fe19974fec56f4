# Wrong: counts the flats that have saved exactly the mean as well.
n = int(input())
amounts = list(map(int, input().split()))
print(sum(amount * n >= sum(amounts) for amount in amounts))
