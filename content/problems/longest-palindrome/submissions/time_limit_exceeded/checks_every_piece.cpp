// Right but too slow: checks every piece on its own, letter by letter.
#include <iostream>
#include <string>

bool isPalindrome(const std::string& s, int left, int right) {
    while (left < right) {
        if (s[left++] != s[right--]) return false;
    }
    return true;
}

int main() {
    std::string s;
    std::cin >> s;
    const int n = static_cast<int>(s.size());
    int begin = 0, longest = 0;
    for (int right = 0; right < n; ++right) {
        for (int left = 0; left <= right; ++left) {
            if (isPalindrome(s, left, right) && right - left + 1 > longest) {
                longest = right - left + 1;
                begin = left;
            }
        }
    }
    std::cout << s.substr(begin, longest) << '\n';
}
