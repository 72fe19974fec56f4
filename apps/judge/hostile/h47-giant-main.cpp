// H47: is a small text that becomes a gigabyte of program.
// expect: Compilation Error
int main[0x10000000] = {1};
