// H30: waits in a busy loop that polls the clock.
// limit: 150 ms
// expect: Time Limit Exceeded
#include <chrono>
int main() {
    auto end = std::chrono::steady_clock::now() + std::chrono::hours(1);
    while (std::chrono::steady_clock::now() < end) {}
}
