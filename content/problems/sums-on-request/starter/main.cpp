#include <iostream>
#include <vector>

struct Request {
    int first;  // days are counted from 1
    int last;
};

// Returns the sum for each request.
std::vector<long long> answer(const std::vector<int>& profits, const std::vector<Request>& requests) {
    // Write your solution here.
    (void)profits;
    return std::vector<long long>(requests.size());
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
