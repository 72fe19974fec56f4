// Wrong: sorts the books and prints places in sorted order instead of places on the shelf.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<int> books(n);
    for (int& book : books) std::cin >> book;
    std::sort(books.begin(), books.end());
    while (q-- > 0) {
        int number;
        std::cin >> number;
        const auto found = std::lower_bound(books.begin(), books.end(), number);
        std::cout << (found == books.end() ? 0 : found - books.begin() + 1) << ' ';
    }
    std::cout << '\n';
}
