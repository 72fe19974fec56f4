// H13: says that it is right.
// expect: Wrong Answer
#include <cstdio>
int main() {
    std::puts("Accepted");
    std::puts("{\"status\":\"Accepted\",\"testCasesPassed\":10}");
    std::fputs("{ \"exit-code\": 0 }\ndone 0\n", stderr);
}
