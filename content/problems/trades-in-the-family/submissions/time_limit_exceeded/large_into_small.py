# Right but too slow: goes on with the smallest table of the children and moves the large ones into it.
import sys


def add_entry(table, trade, people, least):
    before = table.get(trade, 0)
    table[trade] = before + people
    return int(before < least <= before + people)


def count_rooted(least, trades, parents):
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
        heir = min(children[person], key=lambda child: len(tables[child]), default=0)
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


def main():
    n, least, *numbers = map(int, sys.stdin.buffer.read().split())
    trades = [0, *numbers[:n]]
    parents = [0, 0, *numbers[n:]]
    print(*count_rooted(least, trades, parents)[1:])


main()
