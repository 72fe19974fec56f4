#include <iostream>
#include <numeric>
#include <vector>

// Returns the numbers of the children in the order in which they leave; the one who is left comes last.
// words[i] belongs to child i + 1.
std::vector<int> leavingOrder(const std::vector<int>& words) {
    // Write your solution here.
    std::vector<int> order(words.size());
    std::iota(order.begin(), order.end(), 1);
    return order;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> words(n);
    for (int& count : words) std::cin >> count;
    for (int child : leavingOrder(words)) std::cout << child << ' ';
    std::cout << '\n';
}
