// Right but too slow: empties a copy of the stack for each question.
#include <algorithm>
#include <iostream>
#include <stack>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int orders;
    std::cin >> orders;
    std::stack<int> numbers;
    char kind;
    int x;
    while (std::cin >> kind) {
        if (kind == 'P') {
            std::cin >> x;
            numbers.push(x);
        } else if (kind == 'D') {
            numbers.pop();
        } else {
            std::stack<int> copy = numbers;
            int smallest = copy.top();
            for (; !copy.empty(); copy.pop()) smallest = std::min(smallest, copy.top());
            std::cout << smallest << '\n';
        }
    }
}
