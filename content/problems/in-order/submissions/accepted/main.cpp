#include <iostream>
#include <vector>

int stoppingPlace(const std::vector<int>& books) {
    const int count = static_cast<int>(books.size());
    // The first book has none before it, so the walk begins at the second.
    for (int i = 1; i < count; ++i) {
        if (books[i] < books[i - 1]) return i + 1;
    }
    return 0;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> books(n);
    for (int& book : books) std::cin >> book;

    const int stop = stoppingPlace(books);
    if (stop == 0) {
        std::cout << "yes\n";
    } else {
        std::cout << stop << '\n';
    }
}
