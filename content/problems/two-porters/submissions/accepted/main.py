import sys


def largest_fair_load(weights):
    # For each difference of the loads: the largest load of the porter who carries less.
    lesser = {0: 0}
    for weight in weights:
        extended = dict(lesser)
        for difference, load in lesser.items():
            to_more = difference + weight
            extended[to_more] = max(extended.get(to_more, 0), load)
            to_less = abs(difference - weight)
            extended[to_less] = max(extended.get(to_less, 0), load + min(difference, weight))
        lesser = extended
    return lesser[0]


def main():
    _, *weights = map(int, sys.stdin.buffer.read().split())
    print(largest_fair_load(weights))


main()
