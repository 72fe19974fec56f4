// H32: starts itself twice, without end.
// limit: 300 ms
// expect: Time Limit Exceeded, Memory Limit Exceeded, Runtime Error
const { spawn } = require('child_process')
for (;;) spawn(process.execPath, [__filename], { detached: true, stdio: 'ignore' }).on('error', () => {})
