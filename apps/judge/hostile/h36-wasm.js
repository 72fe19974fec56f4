// H36: allocates memory of a WebAssembly instance.
// expect: Memory Limit Exceeded, Runtime Error
const kept = []
for (;;) {
  const memory = new WebAssembly.Memory({ initial: 1024 })
  new Uint8Array(memory.buffer).fill(1)
  kept.push(memory)
}
