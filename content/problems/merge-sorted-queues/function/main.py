from heapq import heapify, heappop, heappush


def merge(queues):
    # The front of each queue, with the number of the queue and the place in it.
    fronts = [(queue[0], number, 0) for number, queue in enumerate(queues) if queue]
    heapify(fronts)
    merged = []
    while fronts:
        weight, number, place = heappop(fronts)
        merged.append(weight)
        if place + 1 < len(queues[number]):
            heappush(fronts, (queues[number][place + 1], number, place + 1))
    return merged
