#include <iostream>
#include <vector>

struct Request {
    int first;
    int last;
};

// Returns how many primes there are from the first to the last number of each request.
std::vector<int> countPrimes(const std::vector<Request>& requests) {
    // Write your solution here.
    return std::vector<int>(requests.size());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int q;
    std::cin >> q;
    std::vector<Request> requests(q);
    for (auto& [first, last] : requests) std::cin >> first >> last;

    for (const int count : countPrimes(requests)) std::cout << count << '\n';
}
