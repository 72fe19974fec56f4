#include <iostream>
#include <vector>

// Returns the k-th smallest area of all panes.
long long smallestPane(const std::vector<int>& widths, const std::vector<int>& lengths, long long k) {
    // Write your solution here.
    (void)widths;
    (void)lengths;
    (void)k;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    long long k;
    std::cin >> n >> m >> k;
    std::vector<int> widths(n), lengths(m);
    for (int& width : widths) std::cin >> width;
    for (int& length : lengths) std::cin >> length;
    std::cout << smallestPane(widths, lengths, k) << '\n';
}
