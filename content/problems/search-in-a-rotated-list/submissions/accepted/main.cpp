#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> findPlaces(std::vector<int> books, const std::vector<int>& wanted) {
    // Books that are larger than the last one were not moved, and the smallest one stands behind them.
    const int last = books.back();
    const auto first = std::partition_point(books.begin(), books.end(), [last](int book) { return book > last; });
    const int smallest = static_cast<int>(first - books.begin());
    std::rotate(books.begin(), first, books.end());

    const int count = static_cast<int>(books.size());
    std::vector<int> places;
    for (const int number : wanted) {
        const auto found = std::lower_bound(books.begin(), books.end(), number);
        const int rank = static_cast<int>(found - books.begin());
        places.push_back(rank < count ? (smallest + rank) % count + 1 : 0);
    }
    return places;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<int> books(n), wanted(q);
    for (int& book : books) std::cin >> book;
    for (int& number : wanted) std::cin >> number;

    const char* between = "";
    for (const int place : findPlaces(books, wanted)) {
        std::cout << between << place;
        between = " ";
    }
    std::cout << '\n';
}
