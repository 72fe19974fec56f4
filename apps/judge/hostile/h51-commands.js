// H51: asks whoever reads its comments for other modules and maps.
// expect: Wrong Answer
// hides: uid=
//# sourceMappingURL=/etc/passwd
//# sourceURL=/etc/passwd
// @flow --require=/tmp/evil.js $(id) `id`
console.log('wrong', process.execArgv.some((word) => /evil|etc/.test(word)))
