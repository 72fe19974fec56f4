// Right but too slow: marks all ancestors of the one, and goes up from the other until one of them is marked.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, questions;
    std::cin >> n >> questions;
    std::vector<int> parents(n + 1), marked(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> parents[i];
    for (int question = 1; question <= questions; ++question) {
        int a, b;
        std::cin >> a >> b;
        for (; a != 0; a = parents[a]) marked[a] = question;
        while (marked[b] != question) b = parents[b];
        std::cout << b << '\n';
    }
}
