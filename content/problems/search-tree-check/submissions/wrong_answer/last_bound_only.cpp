// Wrong: replaces a bound by the number of a file in the wrong place, which may be looser than the bound before.
#include <iostream>
#include <vector>

struct File {
    int value, left, right;
};

std::vector<File> files;

int countFound(int place, int low, int high) {
    if (place == 0) return 0;
    const auto [value, left, right] = files[place];
    return (low < value && value < high) + countFound(left, low, value) + countFound(right, value, high);
}

int main() {
    int n;
    std::cin >> n;
    files.resize(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> files[i].value >> files[i].left >> files[i].right;
    std::cout << countFound(1, 0, 2000000000) << '\n';
}
