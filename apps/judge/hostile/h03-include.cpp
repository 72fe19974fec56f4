// H03: includes files of the host, so that the compiler quotes them in its messages.
// expect: Compilation Error
// hides: root:x:0|exists on this host
#if __has_include("@HOST_FILE@")
#error the secret file exists on this host
#endif
#if __has_include("/etc/shadow") || __has_include("/etc/hostname") || __has_include("/root/.profile")
#error a system file exists on this host
#endif
#if __has_include("../stdin") || __has_include("../../stdin") || __has_include("/box/../stdin")
#error the input exists on this host
#endif
#include "@HOST_FILE@"
#include "/etc/passwd"
#include "../data/secret/1.ans"
int main() {}
