#include <iostream>
#include <vector>

struct Request {
    int first;
    int last;
};

std::vector<long long> answer(const std::vector<int>& profits, const std::vector<Request>& requests) {
    // totals[i] is the sum of the first i days.
    std::vector<long long> totals{0};
    for (const int profit : profits) totals.push_back(totals.back() + profit);

    std::vector<long long> sums;
    for (const auto& [first, last] : requests) sums.push_back(totals[last] - totals[first - 1]);
    return sums;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<int> profits(n);
    for (int& profit : profits) std::cin >> profit;
    std::vector<Request> requests(q);
    for (auto& [first, last] : requests) std::cin >> first >> last;

    for (const long long sum : answer(profits, requests)) std::cout << sum << '\n';
}
