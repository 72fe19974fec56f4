// Right but too slow: searches the number of each file from the root on.
#include <iostream>
#include <vector>

struct File {
    int value, left, right;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, found = 0;
    std::cin >> n;
    std::vector<File> files(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> files[i].value >> files[i].left >> files[i].right;
    for (int i = 1; i <= n; ++i) {
        const int value = files[i].value;
        int place = 1;
        while (place != 0 && files[place].value != value) {
            place = value < files[place].value ? files[place].left : files[place].right;
        }
        found += place == i;
    }
    std::cout << found << '\n';
}
