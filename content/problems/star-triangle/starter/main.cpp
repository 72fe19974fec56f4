#include <iostream>
#include <string>

// Prints the n lines of the triangle.
void drawTriangle(int n) {
    // Write your solution here.
    std::cout << '*' << '\n';
}

int main() {
    int n;
    std::cin >> n;
    drawTriangle(n);
}
