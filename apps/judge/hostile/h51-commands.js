// H51: requests other modules and source maps in its comments.
// expect: Wrong Answer
// hides: uid=
//# sourceMappingURL=/etc/passwd
//# sourceURL=/etc/passwd
// @flow --require=/tmp/evil.js $(id) `id`
console.log('wrong', process.execArgv.some((word) => /evil|etc/.test(word)))
