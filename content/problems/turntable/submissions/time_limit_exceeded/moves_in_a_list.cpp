// Right but too slow: the train is an array in which each carriage has to be found, and others move when it is taken out.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<int> train(n);
    std::iota(train.begin(), train.end(), 1);
    bool turned = false;
    while (q-- > 0) {
        char kind;
        std::cin >> kind;
        if (kind == 'T') {
            turned = !turned;
            continue;
        }
        int x, y;
        std::cin >> x;
        train.erase(std::ranges::find(train, x));
        if (kind == 'F') {
            train.insert(turned ? train.end() : train.begin(), x);
        } else {
            std::cin >> y;
            train.insert(std::ranges::find(train, y) + (turned ? 0 : 1), x);
        }
    }
    if (turned) std::ranges::reverse(train);
    for (int carriage : train) std::cout << carriage << ' ';
    std::cout << '\n';
}
