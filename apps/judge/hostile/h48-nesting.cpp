// H48: nests as deep as a program may be long.
// expect: Compilation Error, Runtime Error, Wrong Answer
int main() { return @32000 times (@1@32000 times )@; }
