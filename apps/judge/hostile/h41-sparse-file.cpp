// H41: creates a sparse file larger than any disk.
// expect: Runtime Error
#include <fcntl.h>
#include <unistd.h>
int main() {
    int file = open("/tmp/sparse", O_CREAT | O_RDWR, 0600);
    for (long size = 1L << 50; size > 1L << 26; size /= 2) ftruncate(file, size);
    return 0;
}
