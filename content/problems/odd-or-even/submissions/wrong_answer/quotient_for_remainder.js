// Wrong: divides by 2 with / and not with %, and so asks only whether the number is 0.
const n = Number(require('fs').readFileSync(0, 'utf8'))
if (n / 2 === 0) {
  console.log('even')
} else {
  console.log('odd')
}
