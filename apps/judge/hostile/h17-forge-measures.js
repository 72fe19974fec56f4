// H17: right, but slow and large, and writes forged measurements into files at the end.
// expect: Accepted
// solves: yes
// uses: 60 ms, 50 MB
process.on('exit', () => {
  for (const name of ['display_runtime.txt', 'display_memory.txt', '/tmp/display_runtime.txt']) {
    try {
      require('fs').writeFileSync(name, '0')
    } catch {}
  }
})
const large = Buffer.alloc(60 << 20, 1)
while (process.cpuUsage().user < 80000) large[0]++
const [a, b, word] = require('fs').readFileSync(0, 'utf8').trim().split(' ')
const answer = `${Number(a) + Number(b)} ${[...word].reverse().join('')}\n`
console.log(answer.trim())
