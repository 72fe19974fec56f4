#include <iostream>
#include <vector>

struct Count {
    long long tunes, pairs;
};

// Each recording is a list of notes.
Count countTunes(const std::vector<std::vector<int>>& recordings) {
    // Write your solution here.
    (void)recordings;
    return {0, 0};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> recordings(n);
    for (auto& notes : recordings) {
        int m;
        std::cin >> m;
        notes.resize(m);
        for (int& note : notes) std::cin >> note;
    }

    const Count count = countTunes(recordings);
    std::cout << count.tunes << ' ' << count.pairs << '\n';
}
