// H06: prints its environment variables, and those of a child.
// expect: Wrong Answer
// hides: ^(?!(PATH|HOME|LANG|TMPDIR|OPENBLAS_NUM_THREADS|PWD)=)[A-Za-z_]\w*=
for (const [name, value] of Object.entries(process.env)) console.log(`${name}=${value}`)
console.log(require('child_process').execFileSync('/usr/bin/env').toString())
