def expected_throws(length, faces):
    # expected[i] is the mean number of throws that are still needed when i steps are left.
    expected = [0.0] * (length + 1)
    reachable = 0.0
    for left in range(1, length + 1):
        # `reachable` is the sum for all fields to which the next throw may lead.
        reachable += expected[left - 1]
        if left > faces:
            reachable -= expected[left - 1 - faces]
        # faces * expected = faces + reachable + wasted * expected, where `wasted` throws lead nowhere.
        expected[left] = (faces + reachable) / min(left, faces)
    return expected[length]


def main():
    length, faces = map(int, input().split())
    print(expected_throws(length, faces))


main()
