// Wrong: sorts the stamps and counts where the picture changes, which is one less than the number of pictures.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> stamps(n);
    for (int& stamp : stamps) std::cin >> stamp;
    std::sort(stamps.begin(), stamps.end());
    int count = 0;
    for (int i = 1; i < n; ++i) {
        if (stamps[i] != stamps[i - 1]) ++count;
    }
    std::cout << count << '\n';
}
