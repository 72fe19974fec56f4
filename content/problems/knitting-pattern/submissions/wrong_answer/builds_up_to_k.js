// Wrong: writes out at most a million stitches of each repeat, whatever k is.
const [p, ks] = require('fs').readFileSync(0, 'utf8').split('\n')
const k = Number(ks)
let i = 0
function run() {
  let out = '',
    len = 0n
  while (i < p.length && p[i] !== ')') {
    if (/[A-Z]/.test(p[i])) {
      out += p[i++]
      len++
    } else {
      let c = 0n
      while (/\d/.test(p[i])) c = c * 10n + BigInt(p[i++])
      i++
      const [a, l] = run()
      i++
      len += l * c
      if (out.length < k) out += a.repeat(Number(c) > 1e6 / a.length ? Math.ceil(1e6 / a.length) : Number(c))
    }
  }
  return [out, len]
}
const [o, l] = run()
console.log(String(l), BigInt(ks) > l ? '-' : o[k - 1])
