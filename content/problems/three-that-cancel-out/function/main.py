def countHands(cards):
    cards = sorted(cards)
    hands = 0
    for first, smallest in enumerate(cards):
        if smallest > 0:
            break
        # Every hand with an equal smallest card was found before.
        if first > 0 and smallest == cards[first - 1]:
            continue
        left, right = first + 1, len(cards) - 1
        while left < right:
            total = smallest + cards[left] + cards[right]
            if total < 0:
                left += 1
            elif total > 0:
                right -= 1
            else:
                hands += 1
                left += 1
                right -= 1
                while left < right and cards[left] == cards[left - 1]:
                    left += 1
    return hands
