// Wrong: measures a part only when a repeat ends it, so the part at the end of the night is never measured.
#include <algorithm>
#include <iostream>
#include <unordered_map>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::unordered_map<int, int> last;
    int start = 0, longest = 0;
    for (int end = 0; end < n; ++end) {
        int song;
        std::cin >> song;
        const auto found = last.find(song);
        if (found != last.end() && found->second >= start) {
            longest = std::max(longest, end - start);
            start = found->second + 1;
        }
        last[song] = end;
    }
    std::cout << longest << '\n';
}
