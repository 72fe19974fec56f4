const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

// Returns how many letters are still waiting, and the longest wait of an answered one. A letter is {sender, receiver}.
function settle(letters) {
  // Write your solution here.
  return [0, 0]
}

const letters = lines.map((line) => {
  const [sender, receiver] = line.trim().split(' ')
  return { sender, receiver }
})
console.log(settle(letters).join(' '))
