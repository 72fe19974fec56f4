// Wrong: the sums leave the range of 32 bits.
#include <cstdlib>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<unsigned> pulls(n);
    unsigned whole = 0, left = 0;
    for (unsigned& pull : pulls) {
        int read;
        std::cin >> read;
        pull = read;
        whole += pull;
    }
    int bestCut = 0;
    long long best = -1;
    for (int cut = 1; cut < n; ++cut) {
        left += pulls[cut - 1];
        const long long difference = std::llabs(static_cast<int>(whole - 2 * left));
        if (best < 0 || difference < best) {
            best = difference;
            bestCut = cut;
        }
    }
    std::cout << bestCut << ' ' << best << '\n';
}
