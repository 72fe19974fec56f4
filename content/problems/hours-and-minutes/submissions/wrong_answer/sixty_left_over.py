# Wrong: takes hours away only while more than 60 minutes are left, so the last 60 minutes never become an hour.
m = int(input())
hours = 0
while m > 60:
    m -= 60
    hours += 1
print(hours, m)
