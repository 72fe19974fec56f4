def trappedRain(walls):
    left, right = 0, len(walls) - 1
    highest_left = highest_right = rain = 0
    while left <= right:
        # The lower side decides, whatever stands between the pointers.
        if highest_left <= highest_right:
            highest_left = max(highest_left, walls[left])
            rain += highest_left - walls[left]
            left += 1
        else:
            highest_right = max(highest_right, walls[right])
            rain += highest_right - walls[right]
            right -= 1
    return rain
