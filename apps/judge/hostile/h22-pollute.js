// H22: pollutes Object.prototype.
// expect: Wrong Answer
Object.prototype.status = 'Accepted'
Object.prototype.passed = true
Object.prototype.toString = () => 'Accepted'
JSON.stringify = () => '{"status":"Accepted"}'
JSON.parse = () => ({ status: 'Accepted' })
for (const name of ['every', 'some', 'includes', 'filter']) Array.prototype[name] = () => true
String.prototype.trim = () => 'Accepted'
Buffer.prototype.equals = () => true
process.exitCode = 0
console.log('wrong')
