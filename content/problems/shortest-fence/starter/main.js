const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const trees = []
for (let i = 0; i < words.length; i += 2) trees.push({ x: words[i], y: words[i + 1] })

// Returns the posts counterclockwise, from the leftmost one on, the lowest of several.
function findPosts(trees) {
  // Write your solution here.
  return trees.slice(0, 1)
}

const posts = findPosts(trees)
console.log(posts.length)
console.log(posts.map(({ x, y }) => `${x} ${y}`).join('\n'))
