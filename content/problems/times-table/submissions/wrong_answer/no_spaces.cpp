// Wrong: leaves out the spaces.
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    for (int i = 1; i <= 10; i++) {
        std::cout << n << 'x' << i << '=' << n * i << '\n';
    }
}
