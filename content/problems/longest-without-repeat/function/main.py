def longestPart(songs):
    last = {}
    start = longest = 0
    for end, song in enumerate(songs):
        # A song that was last played before the window is no repeat.
        if last.get(song, -1) >= start:
            start = last[song] + 1
        last[song] = end
        longest = max(longest, end - start + 1)
    return longest
