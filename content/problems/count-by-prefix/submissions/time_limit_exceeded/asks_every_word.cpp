// Right but too slow: compares each prefix with every word.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::string> learned;
    while (n-- > 0) {
        char sign;
        std::string letters;
        std::cin >> sign >> letters;
        if (sign == '+') {
            learned.push_back(letters);
            continue;
        }
        int count = 0;
        for (const std::string& word : learned) {
            if (word.compare(0, letters.size(), letters) == 0) ++count;
        }
        std::cout << count << '\n';
    }
}
