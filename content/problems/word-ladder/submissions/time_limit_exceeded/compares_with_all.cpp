// Right but too slow: compares each word that is reached with all words of the list.
#include <iostream>
#include <map>
#include <string>
#include <vector>

bool isStep(const std::string& one, const std::string& other) {
    int different = 0;
    for (std::size_t at = 0; at < one.size(); ++at) different += one[at] != other[at];
    return different == 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string start, goal;
    int n;
    std::cin >> start >> goal >> n;
    std::vector<std::string> words(n);
    for (std::string& word : words) std::cin >> word;
    std::map<std::string, int> steps{{start, 0}};
    std::vector<std::string> queue{start};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const std::string word = queue[i];
        const int taken = steps[word];
        for (const std::string& other : words) {
            if (!isStep(word, other) || !steps.emplace(other, taken + 1).second) continue;
            queue.push_back(other);
        }
    }
    if (steps.count(goal) == 1) std::cout << steps[goal] << '\n';
    else std::cout << "impossible\n";
}
