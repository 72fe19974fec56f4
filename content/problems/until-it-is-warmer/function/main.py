def daysUntilWarmer(temperatures):
    waits = [0] * len(temperatures)
    # Days that have not seen a warmer one; their temperatures never rise from bottom to top.
    waiting = []
    for day, temperature in enumerate(temperatures):
        while waiting and temperatures[waiting[-1]] < temperature:
            earlier = waiting.pop()
            waits[earlier] = day - earlier
        waiting.append(day)
    return waits
