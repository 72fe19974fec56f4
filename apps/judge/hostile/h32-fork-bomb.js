// H32: a fork bomb: each process endlessly starts copies of itself.
// limit: 300 ms
// expect: Time Limit Exceeded, Memory Limit Exceeded, Runtime Error
const { spawn } = require('child_process')
for (;;) spawn(process.execPath, [__filename], { detached: true, stdio: 'ignore' }).on('error', () => {})
