# Wrong: has four separate ifs without else, so a later one replaces the price that an earlier one has found.
a = int(input())
price = 9
if a < 6:
    price = 0
if a < 18:
    price = 7
if a < 65:
    price = 12
print(price)
