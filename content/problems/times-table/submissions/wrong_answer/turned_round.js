// Wrong: puts i before n.
const n = Number(require('fs').readFileSync(0, 'utf8'))
for (let i = 1; i <= 10; i++) {
  console.log(`${i} x ${n} = ${i * n}`)
}
