def countPeriods(days, wanted):
    found = 0
    # For the periods that end today: each set of spices and how many periods have it, the shortest periods first.
    groups = []
    for today in days:
        extended = [[today, 1]]
        for spices, periods in groups:
            if spices | today == extended[-1][0]:
                extended[-1][1] += periods
            else:
                extended.append([spices | today, periods])
        groups = extended
        for spices, periods in groups:
            if bin(spices).count('1') == wanted:
                found += periods
    return found
