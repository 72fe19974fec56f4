// H70: reads the inode numbers of the pipes and sockets that Node has open.
// expect: Wrong Answer
// shows: ^numbers small true$
const fs = require('fs')
const pipes = []
for (let descriptor = 3; descriptor < 64; descriptor++) {
  try {
    const facts = fs.fstatSync(descriptor)
    if (facts.isFIFO() || facts.isSocket()) pipes.push(facts.ino)
  } catch {}
}
console.log('numbers small', pipes.length > 0 && Math.max(...pipes) < 1000)
