// H47: a small source that compiles to a gigabyte.
// expect: Compilation Error
int main[0x10000000] = {1};
