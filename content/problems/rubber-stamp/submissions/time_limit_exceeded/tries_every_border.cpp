// Right but too slow: for each question it tries the borders from short to long and walks over the prints of each.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// Entry i: how many letters from i on agree with the beginning of the text.
std::vector<int> agreeing(const std::string& text) {
    const int n = static_cast<int>(text.size());
    std::vector<int> z(n, 0);
    z[0] = n;
    for (int i = 1, left = 0, right = 0; i < n; ++i) {
        if (i < right) z[i] = std::min(right - i, z[i - left]);
        while (i + z[i] < n && text[z[i]] == text[i + z[i]]) ++z[i];
        if (i + z[i] > right) {
            left = i;
            right = i + z[i];
        }
    }
    return z;
}

bool prints(int stamp, int length, const std::vector<int>& z) {
    int covered = 0;
    for (int i = 0; i + stamp <= length && i <= covered; ++i)
        if (z[i] >= stamp) covered = i + stamp;
    return covered == length;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string text;
    int q;
    std::cin >> text >> q;
    const std::vector<int> z = agreeing(text);
    while (q-- > 0) {
        int length, stamp = 1;
        std::cin >> length;
        while (z[length - stamp] < stamp || !prints(stamp, length, z)) ++stamp;
        std::cout << stamp << ' ';
    }
    std::cout << '\n';
}
