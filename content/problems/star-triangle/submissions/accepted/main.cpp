#include <iostream>
#include <string>

// Prints the n lines of the triangle.
void drawTriangle(int n) {
    for (int i = 1; i <= n; i++) {
        // Dots and stars together fill the n places of a line.
        std::cout << std::string(n - i, '.') << std::string(i, '*') << '\n';
    }
}

int main() {
    int n;
    std::cin >> n;
    drawTriangle(n);
}
