#include <iostream>
#include <vector>

// Returns how many different numbers are in the list.
int countPictures(const std::vector<int>& stamps) {
    // Write your solution here.
    (void)stamps;
    return 0;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> stamps(n);
    for (int& stamp : stamps) std::cin >> stamp;
    std::cout << countPictures(stamps) << '\n';
}
