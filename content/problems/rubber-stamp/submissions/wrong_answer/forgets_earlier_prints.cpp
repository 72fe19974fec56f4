// Wrong: follows only the chain of longest borders; when one of them is less than half of the text, it gives up.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string text;
    int q;
    std::cin >> text >> q;
    const int n = static_cast<int>(text.size());
    std::vector<int> borders(n + 1, 0), shortest(n + 1);
    int border = 0;
    shortest[1] = 1;
    for (int i = 1; i < n; ++i) {
        while (border > 0 && text[border] != text[i]) border = borders[border];
        if (text[border] == text[i]) ++border;
        borders[i + 1] = border;
        shortest[i + 1] = 2 * border >= i + 1 ? border : i + 1;
        if (2 * border >= i + 1) shortest[i + 1] = shortest[border];
    }
    while (q-- > 0) {
        int length;
        std::cin >> length;
        std::cout << shortest[length] << ' ';
    }
    std::cout << '\n';
}
