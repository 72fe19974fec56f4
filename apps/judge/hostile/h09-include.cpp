// H09: includes files that an earlier submission may have left.
// expect: Compilation Error
// after: h09-leave.cpp
// hides: the note of another submission
#if __has_include("/tmp/h09") || __has_include("/dev/shm/h09") || __has_include("/box/h09") || __has_include(<h09>)
#error the note of another submission is there
#endif
#include "/tmp/h09"
#include "/dev/shm/h09"
#include "/box/h09"
#include "/toolchain/h09"
#include <h09>
int main() {}
