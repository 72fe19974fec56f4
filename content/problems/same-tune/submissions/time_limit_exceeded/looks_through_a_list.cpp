// Right but too slow: looks through a list of all tunes for each recording.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> tunes;
    std::vector<long long> times;
    long long pairs = 0;
    while (n-- > 0) {
        int m;
        std::cin >> m;
        std::vector<int> notes(m);
        for (int& note : notes) std::cin >> note;
        for (int i = m; i-- > 0;) notes[i] -= notes[0];
        std::size_t at = 0;
        while (at < tunes.size() && tunes[at] != notes) ++at;
        if (at == tunes.size()) {
            tunes.push_back(notes);
            times.push_back(0);
        }
        pairs += times[at]++;
    }
    std::cout << tunes.size() << ' ' << pairs << '\n';
}
