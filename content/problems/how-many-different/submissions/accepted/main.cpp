#include <iostream>
#include <unordered_set>
#include <vector>

int countPictures(const std::vector<int>& stamps) {
    // A set keeps each picture once, however often it is inserted.
    std::unordered_set<int> seen;
    for (int picture : stamps) seen.insert(picture);
    return static_cast<int>(seen.size());
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> stamps(n);
    for (int& stamp : stamps) std::cin >> stamp;
    std::cout << countPictures(stamps) << '\n';
}
