#include <iostream>
#include <vector>

class Ancestors {
public:
    // Prepares the answers; species i comes from parents[i], and parents[1] is 0.
    explicit Ancestors(const std::vector<int>& parents) {
        // Write your solution here.
        (void)parents;
    }

    // Returns the lowest common ancestor of a and b.
    int lowestCommon(int a, int b) const {
        (void)a;
        (void)b;
        return 1;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, questions;
    std::cin >> n >> questions;
    std::vector<int> parents(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> parents[i];
    const Ancestors ancestors(parents);
    while (questions-- > 0) {
        int a, b;
        std::cin >> a >> b;
        std::cout << ancestors.lowestCommon(a, b) << '\n';
    }
}
