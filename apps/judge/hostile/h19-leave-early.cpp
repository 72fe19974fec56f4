// H19: exits before main begins, without output.
// expect: Wrong Answer
#include <unistd.h>
__attribute__((constructor)) static void leave() { _exit(0); }
int main() { return 1; }
