// Wrong: takes away at most one post for each new tree.
const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const trees = []
for (let i = 0; i < words.length; i += 2) trees.push([words[i], words[i + 1]])
trees.sort((a, b) => a[0] - b[0] || a[1] - b[1])

function side(trees) {
  const posts = []
  for (const [x, y] of trees) {
    if (posts.length > 1) {
      const [[ax, ay], [bx, by]] = posts.slice(-2)
      if ((bx - ax) * (y - ay) <= (by - ay) * (x - ax)) posts.pop()
    }
    posts.push([x, y])
  }
  return posts.slice(0, -1)
}

const posts = trees.length > 1 ? [...side(trees), ...side([...trees].reverse())] : trees
console.log(posts.length)
console.log(posts.map((post) => post.join(' ')).join('\n'))
