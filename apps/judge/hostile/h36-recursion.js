// H36: recurses endlessly.
// expect: Memory Limit Exceeded, Runtime Error
// limit: 4000 ms
const deeper = (level) => deeper(level + 1) + level
console.log(deeper(0))
