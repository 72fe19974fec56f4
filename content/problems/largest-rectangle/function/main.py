def largestBanner(heights):
    # Banners that may still grow, as pairs of begin and height; the heights never fall from bottom to top.
    stack = []
    largest = 0
    # The tower of height 0 ends all banners that are left.
    for place, height in enumerate([*heights, 0]):
        start = place
        while stack and stack[-1][1] > height:
            start, tall = stack.pop()
            largest = max(largest, tall * (place - start))
        stack.append((start, height))
    return largest
