// H24: uses #line to attribute its errors to another file, which a compiler quotes.
// expect: Compilation Error
// hides: root:x:0|daemon:x
#pragma GCC system_header
#pragma GCC diagnostic ignored "-Wall"
#pragma weak main
#line 1 "/etc/passwd"
int wrong = ;
#line 1 "@HOST_FILE@"
int wrong = ;
#line 1 "/proc/self/environ"
int wrong = ;
int main() {}
