a = int(input())

if a < 6:
    price = 0
elif a < 18:
    price = 7
elif a < 65:
    price = 12
else:
    price = 9

print(price)
