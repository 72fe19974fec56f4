def leavingMinutes(heights):
    count = len(heights)
    left = [(dancer - 1) % count for dancer in range(count)]
    right = [(dancer + 1) % count for dancer in range(count)]
    minutes = [0] * count

    minute = 0
    asked = set(range(count))
    while asked:
        minute += 1
        leaving = []
        for dancer in asked:
            if heights[dancer] < heights[left[dancer]] and heights[dancer] < heights[right[dancer]]:
                leaving.append(dancer)
        asked = set()
        # Neighbours never leave in the same minute, so those who are asked next are still in the ring.
        for dancer in leaving:
            minutes[dancer] = minute
            right[left[dancer]], left[right[dancer]] = right[dancer], left[dancer]
            asked.update((left[dancer], right[dancer]))
    return minutes
