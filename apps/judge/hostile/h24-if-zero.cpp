// H24: opens a condition that would swallow an appended driver.
// expect: Compilation Error
int main() { return 0; }
#if 0
