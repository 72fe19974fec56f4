// Wrong: takes the remainder only at the end, when the number of ways no longer fits into 64 bits.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int r, c;
    std::cin >> r >> c;
    std::vector<unsigned long long> ways(c);
    ways[0] = 1;
    while (r-- > 0) {
        std::string row;
        std::cin >> row;
        for (int j = 0; j < c; ++j) {
            if (row[j] == '#') ways[j] = 0;
            else if (j > 0) ways[j] += ways[j - 1];
        }
    }
    std::cout << ways[c - 1] % 1'000'000'007 << '\n';
}
