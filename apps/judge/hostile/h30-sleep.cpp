// H30: sleeps.
// limit: 150 ms
// waits: yes
// expect: Time Limit Exceeded
#include <unistd.h>
int main() { sleep(1000); }
