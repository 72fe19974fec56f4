// H02: prints every readable file, other processes in /proc first.
// expect: Wrong Answer, Output Limit Exceeded
// limit: 5000 ms
const fs = require('fs')

function show(path) {
  try {
    if (fs.statSync(path).isFIFO()) return
    const file = fs.openSync(path, 'r')
    const block = Buffer.alloc(4096)
    const count = fs.readSync(file, block, 0, 4096, null)
    fs.closeSync(file)
    fs.writeSync(1, Buffer.concat([Buffer.from(`${path}\n`), block.subarray(0, count)]))
  } catch {}
}

function walk(folder) {
  let entries = []
  try {
    entries = fs.readdirSync(folder, { withFileTypes: true })
  } catch {}
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) walk(path)
    else if (!entry.isSymbolicLink() || folder.endsWith('/fd')) show(path)
  }
}

for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
  for (const part of ['environ', 'maps', 'cmdline', 'mountinfo']) show(`/proc/${pid}/${part}`)
  for (const part of ['cwd', 'root/tmp', 'root/etc', 'root/var', 'fd']) walk(`/proc/${pid}/${part}`)
}
for (const place of ['/box', '/tmp', '/etc', '/var', '/home', '/root', '/sys', '/run', '/usr']) walk(place)
