#include <cstddef>
#include <iostream>
#include <unordered_map>
#include <vector>

struct HashOfNotes {
    std::size_t operator()(const std::vector<int>& notes) const {
        std::size_t hash = notes.size();
        for (int note : notes) hash = (hash ^ static_cast<std::size_t>(note + 5000)) * 0x9E3779B97F4A7C15ull;
        return hash ^ (hash >> 32);
    }
};

struct Count {
    long long tunes, pairs;
};

Count countTunes(const std::vector<std::vector<int>>& recordings) {
    std::unordered_map<std::vector<int>, int, HashOfNotes> seen;
    long long pairs = 0;
    for (std::vector<int> tune : recordings) {
        // Begun on note 0, all recordings of one tune are the same.
        const int first = tune.front();
        for (int& note : tune) note -= first;
        pairs += seen[tune]++;
    }
    return {static_cast<long long>(seen.size()), pairs};
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
