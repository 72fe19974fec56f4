def mostWater(heights):
    left, right = 0, len(heights) - 1
    most = 0
    while left < right:
        most = max(most, min(heights[left], heights[right]) * (right - left))
        # Every other tank with the lower end is narrower and no higher, so this pane can go.
        if heights[left] < heights[right]:
            left += 1
        else:
            right -= 1
    return most
