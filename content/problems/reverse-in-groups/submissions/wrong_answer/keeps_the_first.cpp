// Wrong: prints the old first wagon, which is the last of its group after the change.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k, first;
    std::cin >> n >> k >> first;
    std::vector<int> next(n + 1), train;
    for (int i = 1; i <= n; ++i) std::cin >> next[i];
    for (int wagon = first; wagon != 0; wagon = next[wagon]) train.push_back(wagon);
    for (int start = 0; start + k <= n; start += k) std::reverse(train.begin() + start, train.begin() + start + k);
    for (int i = 0; i < n; ++i) next[train[i]] = i + 1 < n ? train[i + 1] : 0;
    std::cout << first << '\n';
    for (int i = 1; i <= n; ++i) std::cout << next[i] << ' ';
}
