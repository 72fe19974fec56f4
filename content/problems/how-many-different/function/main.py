def countPictures(stamps):
    seen = set()
    count = 0
    for picture in stamps:
        # Only the first stamp with a picture finds it missing in the set.
        if picture not in seen:
            seen.add(picture)
            count += 1
    return count
