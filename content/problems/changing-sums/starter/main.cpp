#include <iostream>
#include <string>
#include <vector>

struct Event {
    std::string kind;  // "add" or "sum"
    int first;
    int second;
};

// Returns the sum for each event of the kind "sum".
std::vector<long long> answer(int count, const std::vector<Event>& events) {
    // Write your solution here.
    (void)count;
    std::vector<long long> sums;
    for (const Event& event : events) {
        if (event.kind == "sum") sums.push_back(0);
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
