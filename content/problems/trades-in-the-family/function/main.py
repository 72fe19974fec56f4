def countRooted(least, trades, parents):
    return count_rooted(least, [0, *trades], [0, 0, *parents])[1:]


def add_entry(table, trade, people, least):
    """Returns 1 if the trade becomes rooted by this, otherwise 0."""
    before = table.get(trade, 0)
    table[trade] = before + people
    return int(before < least <= before + people)


def count_rooted(least, trades, parents):
    """Returns the number of rooted trades for each person; trades[1] and parents[1] are those of person 1."""
    children = [[] for _ in trades]
    for person in range(2, len(trades)):
        children[parents[person]].append(person)
    # Parents before their children.
    from_the_founder = [1]
    for person in from_the_founder:
        from_the_founder += children[person]

    rooted = [0] * len(trades)
    tables = [{} for _ in trades]
    for person in reversed(from_the_founder):
        heir = max(children[person], key=lambda child: len(tables[child]), default=0)
        table, count = tables[heir], rooted[heir]
        for child in children[person]:
            if child != heir:
                for trade, people in tables[child].items():
                    count += add_entry(table, trade, people, least)
                tables[child] = {}
        count += add_entry(table, trades[person], 1, least)
        tables[heir] = {}
        tables[person], rooted[person] = table, count
    return rooted
