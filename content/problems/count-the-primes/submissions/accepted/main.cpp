#include <algorithm>
#include <iostream>
#include <vector>

struct Request {
    int first;
    int last;
};

std::vector<bool> findComposites(int largest) {
    std::vector<bool> composite(largest + 1);
    for (int i = 2; i * i <= largest; ++i) {
        if (composite[i]) continue;
        // Smaller multiples of i have a smaller divisor, which has crossed them out.
        for (int multiple = i * i; multiple <= largest; multiple += i) composite[multiple] = true;
    }
    return composite;
}

std::vector<int> countPrimes(const std::vector<Request>& requests) {
    int largest = 1;
    for (const Request& request : requests) largest = std::max(largest, request.last);
    const std::vector<bool> composite = findComposites(largest);

    // upTo[i] is the number of primes that are at most i.
    std::vector<int> upTo(largest + 1);
    for (int i = 2; i <= largest; ++i) upTo[i] = upTo[i - 1] + (composite[i] ? 0 : 1);

    std::vector<int> counts;
    for (const auto& [first, last] : requests) counts.push_back(upTo[last] - upTo[first - 1]);
    return counts;
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
