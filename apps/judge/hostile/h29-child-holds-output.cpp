// H29: right, but leaves children that keep its standard output open and write into it.
// waits: yes
// expect: Accepted, Wrong Answer, Time Limit Exceeded
// solves: yes
#include <bits/stdc++.h>
#include <unistd.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
    for (int child = 0; child < 3; child++)
        if (fork() == 0)
            for (;;) usleep(1000), write(1, " ", 1);
}
