// Wrong: compares readings by sums of powers that overflow 64 bits, for which different texts can be equal whatever the base is.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

class Readings {
public:
    explicit Readings(const std::string& ring) : count(ring.size()), twice(ring + ring), sums(2 * count + 1), powers(2 * count + 1, 1) {
        for (std::size_t i = 0; i < 2 * count; ++i) {
            sums[i + 1] = sums[i] * base + static_cast<std::uint64_t>(twice[i]);
            powers[i + 1] = powers[i] * base;
        }
    }
    std::uint64_t hash(std::size_t start, std::size_t length) const { return sums[start + length] - sums[start] * powers[length]; }
    bool less(std::size_t one, std::size_t two) const {
        std::size_t low = 0, high = count;
        while (low < high) {
            const std::size_t middle = (low + high + 1) / 2;
            if (hash(one, middle) == hash(two, middle)) low = middle;
            else high = middle - 1;
        }
        return low < count && twice[one + low] < twice[two + low];
    }
    std::string first() const {
        std::size_t best = 0;
        for (std::size_t start = 1; start < count; ++start) {
            if (less(start, best)) best = start;
        }
        ways = 0;
        for (std::size_t start = 0; start < count; ++start) ways += hash(start, count) == hash(best, count);
        return twice.substr(best, count);
    }
    mutable long long ways = 0;

private:
    static constexpr std::uint64_t base = 1'000'003;
    std::size_t count;
    std::string twice;
    std::vector<std::uint64_t> sums, powers;
};

int main() {
    std::string ring;
    std::cin >> ring;
    const Readings forwards(ring), backwards({ring.rbegin(), ring.rend()});
    const std::string one = forwards.first(), two = backwards.first();
    if (one == two) std::cout << one << ' ' << forwards.ways + backwards.ways << '\n';
    else if (one < two) std::cout << one << ' ' << forwards.ways << '\n';
    else std::cout << two << ' ' << backwards.ways << '\n';
}
