// H31: right, but sixteen concurrent threads do the work.
// expect: Time Limit Exceeded
// solves: yes
// limit: 300 ms
// uses: 300 ms, 0 MB
#include <bits/stdc++.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 16; thread++)
        threads.emplace_back([] {
            timespec used;
            do clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
            while (used.tv_sec == 0 && used.tv_nsec < 60000000);
        });
    for (auto& thread : threads) thread.join();
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
