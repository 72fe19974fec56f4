// H19: leaves before main begins, without a word.
// expect: Wrong Answer
#include <unistd.h>
__attribute__((constructor)) static void leave() { _exit(0); }
int main() { return 1; }
