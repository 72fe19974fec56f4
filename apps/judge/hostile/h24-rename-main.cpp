// H24: renames main, for the case that a driver is appended.
// expect: Compilation Error, Wrong Answer
#define main int other() { return 0; } int hidden
int main() { return 0; }
