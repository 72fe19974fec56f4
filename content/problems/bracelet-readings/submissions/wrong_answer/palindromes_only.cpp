// Wrong: thinks that both directions agree only where the text itself is a palindrome; from another bead they may agree, too, as in aab.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

std::string smallestRotation(const std::string& s) {
    int n = s.size();
    int i = 0, j = 1, k = 0;
    while (i < n && j < n && k < n) {
        char a = s[(i + k) % n], b = s[(j + k) % n];
        if (a == b) {
            k++;
            continue;
        }
        if (a > b) i += k + 1;
        else j += k + 1;
        if (i == j) j++;
        k = 0;
    }
    int start = std::min(i, j);
    return s.substr(start) + s.substr(0, start);
}

// Returns the first reading in dictionary order, and the number of ways to get it.
std::pair<std::string, int> firstReading(const std::string& ring) {
    int n = ring.size();
    std::string back(ring.rbegin(), ring.rend());
    std::string best = std::min(smallestRotation(ring), smallestRotation(back));

    std::vector<int> border(n + 1, 0);
    for (int i = 1, k = 0; i < n; i++) {
        while (k > 0 && best[i] != best[k]) k = border[k];
        if (best[i] == best[k]) k++;
        border[i + 1] = k;
    }
    int period = n - border[n];
    int ways = 1;
    if (n % period == 0) ways = n / period;
    if (ring == back) ways *= 2;
    return {best, ways};
}

int main() {
    std::string ring;
    std::cin >> ring;
    const auto [reading, ways] = firstReading(ring);
    std::cout << reading << ' ' << ways << '\n';
}
