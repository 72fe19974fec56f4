// Right but too slow: walks through the beginnings from the first song for each question.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<long long> ends(n + 1);
    for (int i = 1; i <= n; ++i) {
        std::cin >> ends[i];
        ends[i] += ends[i - 1];
    }
    while (q-- > 0) {
        long long moment;
        std::cin >> moment;
        moment %= ends[n];
        int song = 1;
        while (ends[song] <= moment) ++song;
        std::cout << song << ' ' << moment - ends[song - 1] << '\n';
    }
}
