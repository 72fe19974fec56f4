// Wrong: says that none are left only if the new plate is smaller, but when the plates begin anew they can go past the old one.
const [p, ks] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
let k = BigInt(ks)
const L = 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  D = '0123456789'
const out = [...p.trim()]
for (let i = out.length - 1; i >= 0 && k > 0n; i--) {
  const s = D.includes(out[i]) ? D : L
  const x = BigInt(s.indexOf(out[i])) + k
  out[i] = s[Number(x % BigInt(s.length))]
  k = x / BigInt(s.length)
}
const r = out.join('')
console.log(r < p ? 'none' : r)
