// H14: prints markers that a test harness might look for, on every file descriptor.
// expect: Wrong Answer
const markers = 'PASSED case1\nPASSED case2\n>>>>> Test Exit Code: 0\n{ "exit-code": 0 }\ndone 0\n'
// The runtime's own descriptors are left alone: writing into its event counters would only break itself.
for (const descriptor of [1, 2, 3, 9]) {
  try {
    if (!/anon_inode|pipe|node/.test(require('fs').readlinkSync(`/proc/self/fd/${descriptor}`)) || descriptor < 3)
      require('fs').writeSync(descriptor, markers)
  } catch {}
}
process.on('exit', () => require('fs').writeSync(1, markers))
