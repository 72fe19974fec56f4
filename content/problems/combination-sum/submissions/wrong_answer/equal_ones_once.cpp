// Wrong: throws equal weights away at the beginning, so none can be taken together with an equal one.
#include <iostream>
#include <set>
#include <vector>

std::vector<int> weights;
std::vector<std::vector<int>> found;

void search(std::size_t start, int left, std::vector<int> chosen) {
    if (left == 0) found.push_back(chosen);
    for (std::size_t place = start; place < weights.size() && weights[place] <= left; ++place) {
        std::vector<int> longer = chosen;
        longer.push_back(weights[place]);
        search(place + 1, left - weights[place], longer);
    }
}

int main() {
    int n, total, weight;
    std::cin >> n >> total;
    std::set<int> different;
    while (std::cin >> weight) different.insert(weight);
    weights.assign(different.begin(), different.end());
    search(0, total, {});
    std::cout << found.size() << '\n';
    for (const std::vector<int>& combination : found) {
        for (int one : combination) std::cout << one << ' ';
        std::cout << '\n';
    }
}
