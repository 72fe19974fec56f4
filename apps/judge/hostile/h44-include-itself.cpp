// H44: includes itself twice, recursively.
// expect: Compilation Error
#include __FILE__
#include __FILE__
int main() {}
