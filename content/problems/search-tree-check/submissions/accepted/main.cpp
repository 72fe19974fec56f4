#include <algorithm>
#include <iostream>
#include <limits>
#include <vector>

struct File {
    int value;
    int left;
    int right;
};

// Counts the files found below this place; each number that a search brings here lies between the bounds.
int countFound(const std::vector<File>& files, int place, int low, int high) {
    if (place == 0) return 0;
    const auto& [value, left, right] = files[place];
    return (low < value && value < high) + countFound(files, left, low, std::min(high, value)) +
           countFound(files, right, std::max(low, value), high);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<File> files(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> files[i].value >> files[i].left >> files[i].right;
    std::cout << countFound(files, 1, 0, std::numeric_limits<int>::max()) << '\n';
}
