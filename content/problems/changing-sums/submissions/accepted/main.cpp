#include <iostream>
#include <string>
#include <vector>

struct Event {
    std::string kind;
    int first;
    int second;
};

class FenwickTree {
public:
    explicit FenwickTree(int size) : sums(size + 1) {}

    void add(int place, int change) {
        for (; place < static_cast<int>(sums.size()); place += place & -place) sums[place] += change;
    }

    long long sumUpTo(int place) const {
        long long total = 0;
        for (; place > 0; place -= place & -place) total += sums[place];
        return total;
    }

private:
    // sums[i] is the sum of the last `i & -i` places up to i; places are counted from 1.
    std::vector<long long> sums;
};

std::vector<long long> answer(int count, const std::vector<Event>& events) {
    FenwickTree tree(count);
    std::vector<long long> sums;
    for (const auto& [kind, first, second] : events) {
        if (kind == "add") {
            tree.add(first, second);
        } else {
            sums.push_back(tree.sumUpTo(second) - tree.sumUpTo(first - 1));
        }
    }
    return sums;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<Event> events(q);
    for (auto& [kind, first, second] : events) std::cin >> kind >> first >> second;

    for (const long long sum : answer(n, events)) std::cout << sum << '\n';
}
