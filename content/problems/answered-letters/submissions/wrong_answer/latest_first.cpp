// Wrong: answers the latest waiting letter instead of the oldest one.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::map<std::pair<std::string, std::string>, std::vector<int>> waiting;
    int unanswered = 0, longest = 0;
    for (int position = 0; position < n; ++position) {
        std::string sender, receiver;
        std::cin >> sender >> receiver;
        auto& asked = waiting[{receiver, sender}];
        if (asked.empty()) {
            waiting[{sender, receiver}].push_back(position);
            ++unanswered;
        } else {
            longest = std::max(longest, position - asked.back());
            asked.pop_back();
            --unanswered;
        }
    }
    std::cout << unanswered << ' ' << longest << '\n';
}
