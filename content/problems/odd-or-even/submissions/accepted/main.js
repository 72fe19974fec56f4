const n = Number(require('fs').readFileSync(0, 'utf8'))

if (n % 2 === 0) {
  console.log('even')
} else {
  console.log('odd')
}
