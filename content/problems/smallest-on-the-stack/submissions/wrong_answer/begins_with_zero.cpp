// Wrong: the second stack begins with 0, so that no answer is ever positive.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int orders;
    std::cin >> orders;
    std::vector<int> smallest = {0};
    char kind;
    int x;
    while (std::cin >> kind) {
        if (kind == 'P') {
            std::cin >> x;
            smallest.push_back(std::min(x, smallest.back()));
        } else if (kind == 'D') {
            smallest.pop_back();
        } else {
            std::cout << smallest.back() << '\n';
        }
    }
}
