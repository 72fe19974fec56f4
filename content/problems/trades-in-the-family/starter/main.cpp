#include <iostream>
#include <vector>

// Returns the number of rooted trades for each person; trades[1] and parents[1] are those of person 1.
// The first entry of each vector, also of the returned one, is not used.
std::vector<int> countRooted(int least, const std::vector<int>& trades, const std::vector<int>& parents) {
    // Write your solution here.
    (void)least;
    (void)parents;
    return std::vector<int>(trades.size());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> trades(n + 1), parents(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> trades[i];
    for (int i = 2; i <= n; ++i) std::cin >> parents[i];

    const std::vector<int> rooted = countRooted(k, trades, parents);
    for (int i = 1; i <= n; ++i) std::cout << rooted[i] << ' ';
    std::cout << '\n';
}
