// Wrong: >> stops at the first space, so only the first word is read.
#include <iostream>
#include <string>

int main() {
    std::string text;
    std::cin >> text;
    int count = 0;
    for (char letter : text) {
        if (letter == 'a' || letter == 'e' || letter == 'i' || letter == 'o' || letter == 'u') {
            count++;
        }
    }
    std::cout << count << '\n';
}
