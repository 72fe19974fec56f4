// Says hello to a visitor.
#include <iostream>
#include <string>

int main() {
    std::string name;
    std::cin >> name;

    // Write your solution here.
    std::cout << "Hello" << '\n';
}
