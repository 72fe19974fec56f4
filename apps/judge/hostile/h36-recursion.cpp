// H36: recurses endlessly.
// expect: Memory Limit Exceeded, Runtime Error
#include <cstdio>
int deeper(volatile int* above) {
    volatile int frame[1000];
    frame[0] = *above + 1;
    return deeper(frame) + frame[0];
}
int main() { volatile int start = 0; return deeper(&start); }
