// Wrong: takes the number of letters that differ for the number of steps.
const [start, goal, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const different = [...start].filter((letter, at) => letter !== goal[at]).length
console.log(words.includes(goal) ? different : 'impossible')
