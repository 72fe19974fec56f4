// Wrong: adds up the amounts in 32 bits.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> amounts(n);
    unsigned total = 0;
    for (int& amount : amounts) {
        std::cin >> amount;
        total += static_cast<unsigned>(amount);
    }
    const double mean = static_cast<double>(static_cast<int>(total)) / n;
    int count = 0;
    for (int amount : amounts) {
        if (amount > mean) ++count;
    }
    std::cout << count << '\n';
}
