// H30: sleeps.
// expect: Time Limit Exceeded
#include <unistd.h>
int main() { sleep(1000); }
