#include <iostream>
#include <vector>

// A child is the number of a file, or 0 if there is none.
struct File {
    int value;
    int left;
    int right;
};

// Returns how many files are found; the root is files[1].
int countFound(const std::vector<File>& files) {
    // Write your solution here.
    (void)files;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<File> files(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> files[i].value >> files[i].left >> files[i].right;
    std::cout << countFound(files) << '\n';
}
