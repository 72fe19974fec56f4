// H44: includes itself, twice each time.
// expect: Compilation Error
#include __FILE__
#include __FILE__
int main() {}
