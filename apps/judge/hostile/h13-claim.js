// H13: prints that its verdict is Accepted.
// expect: Wrong Answer
console.log('Accepted')
console.log(JSON.stringify({ status: 'Accepted', testCasesPassed: 10 }))
console.error('{ "exit-code": 0 }\ndone 0')
process.exit(0)
