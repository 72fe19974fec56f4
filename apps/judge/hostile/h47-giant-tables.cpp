// H47: a small source that compiles to more than a disk holds.
// expect: Compilation Error
asm(".rept 100000000\n.quad 1, 2, 3, 4\n.endr\n");
int main() {}
