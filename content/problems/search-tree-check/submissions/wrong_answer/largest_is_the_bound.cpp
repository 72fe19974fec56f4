// Wrong: begins with the bounds 1 and 1 000 000 000, so a file with one of these numbers is never found.
#include <algorithm>
#include <iostream>
#include <vector>

struct File {
    int value, left, right;
};

std::vector<File> files;

int countFound(int place, int low, int high) {
    if (place == 0) return 0;
    const auto [value, left, right] = files[place];
    return (low < value && value < high) + countFound(left, low, std::min(high, value)) +
           countFound(right, std::max(low, value), high);
}

int main() {
    int n;
    std::cin >> n;
    files.resize(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> files[i].value >> files[i].left >> files[i].right;
    std::cout << countFound(1, 1, 1000000000) << '\n';
}
