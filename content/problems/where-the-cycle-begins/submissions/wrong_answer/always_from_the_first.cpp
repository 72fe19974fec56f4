// Wrong: starts with note 1, wherever the chase starts.
#include <iostream>
#include <vector>

int main() {
    int n, start;
    std::cin >> n >> start;
    std::vector<int> next(n + 1), when(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> next[i];
    int note = 1, now = 1;
    while (note != 0 && when[note] == 0) {
        when[note] = now++;
        note = next[note];
    }
    if (note == 0) std::cout << "none\n";
    else std::cout << note << ' ' << now - when[note] << '\n';
}
