// Wrong: when a larger number comes, the one that was gold until then is forgotten instead of becoming silver.
const [, ...points] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let gold = points[0]
let silver = null
for (const number of points) {
  if (number > gold) gold = number
  else if (number < gold && (silver === null || number > silver)) silver = number
}
console.log(silver === null ? 'none' : String(silver))
