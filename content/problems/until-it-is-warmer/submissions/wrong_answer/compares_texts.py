# Wrong: compares the temperatures as texts.
input()
temperatures = input().split()
waits = [0] * len(temperatures)
waiting = []
for day, temperature in enumerate(temperatures):
    while waiting and temperatures[waiting[-1]] < temperature:
        earlier = waiting.pop()
        waits[earlier] = day - earlier
    waiting.append(day)
print(*waits)
