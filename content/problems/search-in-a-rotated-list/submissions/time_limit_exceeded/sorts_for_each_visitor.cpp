// Right but too slow: sorts the books anew for each visitor.
#include <algorithm>
#include <iostream>
#include <vector>

int place(const std::vector<int>& books, int number) {
    std::vector<int> sorted = books;
    std::sort(sorted.begin(), sorted.end());
    const auto found = std::lower_bound(sorted.begin(), sorted.end(), number);
    if (found == sorted.end()) return 0;
    return static_cast<int>(std::find(books.begin(), books.end(), *found) - books.begin()) + 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<int> books(n);
    for (int& book : books) std::cin >> book;
    while (q-- > 0) {
        int number;
        std::cin >> number;
        std::cout << place(books, number) << ' ';
    }
    std::cout << '\n';
}
