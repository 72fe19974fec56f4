// H16: writes result files when it is loaded, and exits.
// expect: Wrong Answer
for (const name of ['user.out', 'stdout', 'output.txt', 'result.json', '/tmp/user.out', '/box/stdout', '../stdout']) {
  try {
    require('fs').writeFileSync(name, '{"status":"Accepted"}\n3\n')
  } catch {}
}
process.exit(0)
