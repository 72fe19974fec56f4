// H24: opens a comment that would disable an appended driver.
// expect: Compilation Error
int main() { return 0; }
/* and the rest is
