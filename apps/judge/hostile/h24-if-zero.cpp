// H24: opens an #if 0 that would disable an appended driver.
// expect: Compilation Error
int main() { return 0; }
#if 0
