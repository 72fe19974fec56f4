// Wrong: stops at a book with the same number as the one before it, too.
#include <iostream>

int main() {
    int n, before;
    std::cin >> n >> before;
    for (int place = 2; place <= n; ++place) {
        int book;
        std::cin >> book;
        if (book <= before) {
            std::cout << place << '\n';
            return 0;
        }
        before = book;
    }
    std::cout << "yes\n";
}
