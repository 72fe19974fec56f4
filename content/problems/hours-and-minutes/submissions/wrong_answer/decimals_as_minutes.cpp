// Wrong: takes the first two decimals of the hours for minutes, so that 1.5 hours become 1 hour and 50 minutes.
#include <iostream>

int main() {
    int m;
    std::cin >> m;
    int hundredths = m * 100 / 60;
    std::cout << hundredths / 100 << ' ' << hundredths % 100 << '\n';
}
