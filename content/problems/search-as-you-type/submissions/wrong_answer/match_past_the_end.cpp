// Wrong: takes a known length over even where it goes past the end of the match that it is known from.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string word, text;
    int q;
    std::cin >> word >> text >> q;
    const std::string s = word + '#' + text;
    const int size = static_cast<int>(s.size()), letters = static_cast<int>(word.size());
    std::vector<int> z(size), hits(letters + 2);
    int start = 0, end = 0;
    for (int i = 1; i < size; ++i) {
        if (i < end) z[i] = z[i - start];
        while (i + z[i] < size && s[z[i]] == s[i + z[i]]) ++z[i];
        if (i + z[i] > end) {
            start = i;
            end = i + z[i];
        }
        if (i > letters) ++hits[z[i]];
    }
    for (int k = letters; k > 0; --k) hits[k] += hits[k + 1];
    while (q-- > 0) {
        int k;
        std::cin >> k;
        std::cout << hits[k] << '\n';
    }
}
