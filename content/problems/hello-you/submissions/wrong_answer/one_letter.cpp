// Wrong: keeps the name in a char, which has room for its first letter only.
#include <iostream>

int main() {
    char name;
    std::cin >> name;
    std::cout << "Hello, " << name << "!" << '\n';
}
