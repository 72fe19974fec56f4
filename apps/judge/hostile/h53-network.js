// H53: tries to reach a network in every way.
// expect: Wrong Answer, Runtime Error
// hides: ^reached
const net = require('net')
const tries = [
  { host: '127.0.0.1', port: 5432 },
  { host: '169.254.169.254', port: 80 },
  { host: '::1', port: 3000 },
  { path: '/var/run/docker.sock' },
]
for (const to of tries) net.connect(to, () => console.log('reached', to)).on('error', (error) => console.log(error.code))
net.createServer().on('error', (error) => console.log(error.code)).listen(0, function () {
  console.log('reached', this.address())
})
