// Reads "number argument0 argument1 argument2" lines and prints the error of each system call.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int count, char **words) {
  long number, first, second, third;
#ifdef __x86_64__
  if (count > 1 && strcmp(words[1], "32-bit") == 0) {
    // getpid of the 32-bit call table; the number means another call in the 64-bit table.
    __asm__ volatile("int $0x80" : : "a"(20L) : "memory");
    puts("allowed");
  }
  if (count > 1 && strcmp(words[1], "x32") == 0) {
    syscall(0x40000000 + 39);
    puts("allowed");
  }
#endif
  while (count == 1 && scanf("%ld %ld %ld %ld", &number, &first, &second, &third) == 4) {
    errno = 0;
    long result = syscall(number, first, second, third, 0L, 0L, 0L);
    printf("%ld %s\n", number, result < 0 ? strerrorname_np(errno) : "done");
    fflush(stdout);
  }
  return 0;
}
