#include <algorithm>
#include <iostream>
#include <vector>

constexpr int modulus = 1'000'000'007;

struct Question {
    int n;
    int k;
};

long long power(long long base, int exponent) {
    long long result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % modulus;
        base = base * base % modulus;
    }
    return result;
}

std::vector<long long> countTeams(const std::vector<Question>& questions) {
    int largest = 0;
    for (const Question& question : questions) largest = std::max(largest, question.n);
    std::vector<long long> factorials(largest + 1, 1), inverses(largest + 1);
    for (int i = 1; i <= largest; ++i) factorials[i] = factorials[i - 1] * i % modulus;

    // One inverse is enough: 1/(i-1)! is i times 1/i!.
    inverses[largest] = power(factorials[largest], modulus - 2);
    for (int i = largest; i > 0; --i) inverses[i - 1] = inverses[i] * i % modulus;

    std::vector<long long> counts;
    for (const auto& [n, k] : questions) {
        counts.push_back(k > n ? 0 : factorials[n] * inverses[k] % modulus * inverses[n - k] % modulus);
    }
    return counts;
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
