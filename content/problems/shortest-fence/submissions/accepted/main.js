const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const trees = []
for (let i = 0; i < words.length; i += 2) trees.push({ x: words[i], y: words[i + 1] })

// Whether the way from a over b to c bends to the left.
function turnsLeft(a, b, c) {
  return (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x)
}

// Returns the posts on the right hand of the way from the first tree to the last one, without the last one.
function side(trees) {
  const posts = []
  for (const tree of trees) {
    while (posts.length > 1 && !turnsLeft(posts.at(-2), posts.at(-1), tree)) posts.pop()
    posts.push(tree)
  }
  return posts.slice(0, -1)
}

function findPosts(trees) {
  if (trees.length === 1) return trees
  const sorted = [...trees].sort((a, b) => a.x - b.x || a.y - b.y)
  return [...side(sorted), ...side(sorted.reverse())]
}

const posts = findPosts(trees)
console.log(posts.length)
console.log(posts.map(({ x, y }) => `${x} ${y}`).join('\n'))
