// Wrong: begins the way back one stop too early when the number of stops is even, and loses the last one.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, head;
    std::cin >> n >> head;
    std::vector<int> next(n + 1), chain, round;
    for (int i = 1; i <= n; ++i) std::cin >> next[i];
    for (int cell = head; cell != 0; cell = next[cell]) chain.push_back(cell);
    const int count = static_cast<int>(chain.size());
    for (int i = 0; i < count; i += 2) round.push_back(chain[i]);
    for (int i = count - 1 - (count % 2 == 0 ? 2 : 1); i > 0; i -= 2) round.push_back(chain[i]);
    for (std::size_t i = 0; i + 1 < round.size(); ++i) next[round[i]] = round[i + 1];
    next[round.back()] = 0;
    for (int i = 1; i <= n; ++i) std::cout << next[i] << ' ';
    std::cout << '\n';
}
