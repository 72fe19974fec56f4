#include <iostream>
#include <string>
#include <vector>

struct Message {
    std::string kind;  // "set" or "min"
    int first;
    int second;
};

// The lowest temperature, and how many stations show it.
struct Low {
    int value;
    int count;
};

// Returns the answer to each message of the kind "min"; stations are counted from 1.
std::vector<Low> answer(int count, const std::vector<Message>& messages) {
    // Write your solution here.
    (void)count;
    std::vector<Low> answers;
    for (const Message& message : messages) {
        if (message.kind == "min") answers.push_back({0, 1});
    }
    return answers;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<Message> messages(q);
    for (auto& [kind, first, second] : messages) std::cin >> kind >> first >> second;

    for (const auto& [value, count] : answer(n, messages)) std::cout << value << ' ' << count << '\n';
}
