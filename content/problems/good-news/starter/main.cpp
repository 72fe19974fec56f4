#include <iostream>
#include <vector>

// The earliest minute for each person with whom the news can start. call holds the minutes of each person's calls,
// friends the list of each person's friends; people are counted from 0.
std::vector<long long> earliestMinutes(const std::vector<long long>& call, const std::vector<std::vector<int>>& friends) {
    // Write your solution here.
    (void)friends;
    return std::vector<long long>(call.size());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> call(n);
    for (long long& minutes : call) std::cin >> minutes;
    std::vector<std::vector<int>> friends(n);
    for (int i = 1; i < n; ++i) {
        int a, b;
        std::cin >> a >> b;
        friends[a - 1].push_back(b - 1);
        friends[b - 1].push_back(a - 1);
    }
    for (long long minute : earliestMinutes(call, friends)) std::cout << minute << ' ';
    std::cout << '\n';
}
