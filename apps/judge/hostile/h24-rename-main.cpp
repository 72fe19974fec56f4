// H24: renames main for a driver that would be appended.
// expect: Compilation Error, Wrong Answer
#define main int other() { return 0; } int hidden
int main() { return 0; }
