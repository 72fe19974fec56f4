// H48: has a text as long as a program may be, a million times.
// expect: Compilation Error, Runtime Error, Memory Limit Exceeded
const text = '@60000 times x@'.repeat(1000 * 1000)
console.log(text.length)
