#include <iostream>
#include <vector>

// Returns the position, counted from 1, of the first book with a smaller number than the one before it; 0 if there is none.
int stoppingPlace(const std::vector<int>& books) {
    // Write your solution here.
    (void)books;
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
