#include <iostream>
#include <string>

// A longest piece of s that is a palindrome.
std::string longestPalindrome(const std::string& s) {
    // Write your solution here.
    return s.substr(0, 1);
}

int main() {
    std::string s;
    std::cin >> s;
    std::cout << longestPalindrome(s) << '\n';
}
