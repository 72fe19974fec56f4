// H42: starts a hundred thousand threads.
// expect: Runtime Error, Time Limit Exceeded
// limit: 300 ms
#include <bits/stdc++.h>
#include <unistd.h>
int main() {
    for (int thread = 0; thread < 100000; thread++) std::thread([] { pause(); }).detach();
}
