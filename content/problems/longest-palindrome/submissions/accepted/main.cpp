#include <iostream>
#include <string>

// A longest piece of s that is a palindrome.
std::string longestPalindrome(const std::string& s) {
    const int n = static_cast<int>(s.size());
    int begin = 0, longest = 0;
    // Middles are counted in half letters: even ones are letters, odd ones are gaps.
    for (int middle = 0; middle < 2 * n - 1; ++middle) {
        int left = middle / 2, right = (middle + 1) / 2;
        while (left >= 0 && right < n && s[left] == s[right]) {
            --left;
            ++right;
        }
        if (right - left - 1 > longest) {
            longest = right - left - 1;
            begin = left + 1;
        }
    }
    return s.substr(begin, longest);
}

int main() {
    std::string s;
    std::cin >> s;
    std::cout << longestPalindrome(s) << '\n';
}
