def orderCourses(count, rules):
    needed_by = [[] for _ in range(count + 1)]
    missing = [0] * (count + 1)
    for first, then in rules:
        needed_by[first].append(then)
        missing[then] += 1

    # The order grows while we go through it: a course is put in as soon as nothing that it needs is missing.
    order = [course for course in range(1, count + 1) if missing[course] == 0]
    for course in order:
        for then in needed_by[course]:
            missing[then] -= 1
            if missing[then] == 0:
                order.append(then)
    # In a cycle, each course waits for another one for ever.
    return order if len(order) == count else []
