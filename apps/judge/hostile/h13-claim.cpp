// H13: prints that its verdict is Accepted.
// expect: Wrong Answer
#include <cstdio>
int main() {
    std::puts("Accepted");
    std::puts("{\"status\":\"Accepted\",\"testCasesPassed\":10}");
    std::fputs("{ \"exit-code\": 0 }\ndone 0\n", stderr);
}
