// H36: allocates memory outside the heap.
// expect: Memory Limit Exceeded, Runtime Error
const kept = []
for (;;) kept.push(Buffer.alloc(32 << 20, 1))
