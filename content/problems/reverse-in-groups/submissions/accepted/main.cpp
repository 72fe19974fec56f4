#include <algorithm>
#include <iostream>
#include <vector>

// The pointer of wagon 0, which does not exist, says which wagon is the first.
void reverseInGroups(std::vector<int>& next, int k) {
    std::vector<int> train;
    for (int wagon = next[0]; wagon != 0; wagon = next[wagon]) train.push_back(wagon);

    const int count = static_cast<int>(train.size());
    for (int start = 0; start + k <= count; start += k) {
        std::reverse(train.begin() + start, train.begin() + start + k);
    }

    int last = 0;
    for (const int wagon : train) {
        next[last] = wagon;
        last = wagon;
    }
    next[last] = 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k, first;
    std::cin >> n >> k >> first;
    std::vector<int> next(n + 1);
    next[0] = first;
    for (int i = 1; i <= n; ++i) std::cin >> next[i];

    reverseInGroups(next, k);

    std::cout << next[0] << '\n';
    for (int i = 1; i <= n; ++i) std::cout << next[i] << (i < n ? ' ' : '\n');
}
