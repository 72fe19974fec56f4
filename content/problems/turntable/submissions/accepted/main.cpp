#include <iostream>
#include <utility>
#include <vector>

struct Train {
    std::vector<int> ahead, behind;

    // A ring: carriage 0 stands between the tail and the head.
    explicit Train(int size) : ahead(size + 1), behind(size + 1) {
        for (int i = 0; i <= size; ++i) {
            behind[i] = i < size ? i + 1 : 0;
            ahead[i] = i > 0 ? i - 1 : size;
        }
    }

    void couple(int x, int y) {
        behind[ahead[x]] = behind[x];
        ahead[behind[x]] = ahead[x];
        const int after = behind[y];
        behind[y] = x;
        ahead[x] = y;
        behind[x] = after;
        ahead[after] = x;
    }

    // Swaps two pointers, not the contents.
    void turn() { std::swap(ahead, behind); }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    Train train(n);
    while (q-- > 0) {
        char kind;
        int x, y = 0;
        std::cin >> kind;
        if (kind == 'T') {
            train.turn();
            continue;
        }
        std::cin >> x;
        if (kind == 'B') std::cin >> y;
        train.couple(x, y);
    }
    for (int carriage = train.behind[0]; carriage != 0; carriage = train.behind[carriage])
        std::cout << carriage << ' ';
    std::cout << '\n';
}
