// H36: calls itself without end.
// expect: Memory Limit Exceeded, Runtime Error
const deeper = (level) => deeper(level + 1) + level
console.log(deeper(0))
