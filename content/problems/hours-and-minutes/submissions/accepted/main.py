m = int(input())

hours = m // 60
minutes = m % 60

print(hours, minutes)
