#include <iostream>
#include <vector>

// Returns the places, counted from 1, of the books that the visitors ask for; 0 where all numbers are smaller.
std::vector<int> findPlaces(const std::vector<int>& books, const std::vector<int>& wanted) {
    // Write your solution here.
    (void)books;
    return std::vector<int>(wanted.size());
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
