// Wrong: takes the mean of the first two numbers, and then the mean of that and the third, which so counts twice as much.
#include <iostream>

int main() {
    int a, b, c;
    std::cin >> a >> b >> c;
    double mean = ((a + b) / 2.0 + c) / 2.0;
    std::cout << mean << '\n';
}
