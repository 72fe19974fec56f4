// H48: opens fifty thousand parentheses.
// expect: Compilation Error, Runtime Error
int main() { return @50000 times (@1@10000 times )@; }
