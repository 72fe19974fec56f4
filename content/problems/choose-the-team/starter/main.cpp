#include <iostream>
#include <vector>

constexpr int modulus = 1'000'000'007;

struct Question {
    int n;
    int k;
};

// Returns the remainder for each question when it is divided by `modulus`.
std::vector<long long> countTeams(const std::vector<Question>& questions) {
    // Write your solution here.
    return std::vector<long long>(questions.size());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int q;
    std::cin >> q;
    std::vector<Question> questions(q);
    for (auto& [n, k] : questions) std::cin >> n >> k;

    for (const long long count : countTeams(questions)) std::cout << count << '\n';
}
