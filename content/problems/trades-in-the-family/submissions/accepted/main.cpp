#include <iostream>
#include <ranges>
#include <unordered_map>
#include <utility>
#include <vector>

struct Branch {
    std::unordered_map<int, int> people;  // by trade
    int rooted = 0;

    void add(int trade, int more, int least) {
        int& count = people[trade];
        if (count < least && count + more >= least) ++rooted;
        count += more;
    }
};

// Returns the number of rooted trades for each person; trades[1] and parents[1] are those of person 1.
std::vector<int> countRooted(int least, const std::vector<int>& trades, const std::vector<int>& parents) {
    const int n = static_cast<int>(trades.size()) - 1;
    std::vector<std::vector<int>> children(n + 1);
    for (int person = 2; person <= n; ++person) children[parents[person]].push_back(person);
    // Parents before their children.
    std::vector<int> fromTheFounder{1};
    for (int i = 0; i < n; ++i) {
        for (int child : children[fromTheFounder[i]]) fromTheFounder.push_back(child);
    }

    std::vector<int> rooted(n + 1);
    std::vector<Branch> branches(n + 1);
    for (int person : fromTheFounder | std::views::reverse) {
        Branch& branch = branches[person];
        for (int child : children[person]) {
            Branch smaller = std::move(branches[child]);
            if (smaller.people.size() > branch.people.size()) std::swap(branch, smaller);
            for (const auto& [trade, people] : smaller.people) branch.add(trade, people, least);
        }
        branch.add(trades[person], 1, least);
        rooted[person] = branch.rooted;
    }
    return rooted;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> trades(n + 1), parents(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> trades[i];
    for (int i = 2; i <= n; ++i) std::cin >> parents[i];

    const std::vector<int> rooted = countRooted(k, trades, parents);
    for (int i = 1; i <= n; ++i) std::cout << rooted[i] << ' ';
    std::cout << '\n';
}
