// H40: prints to standard error endlessly.
// limit: 300 ms
// expect: Output Limit Exceeded, Time Limit Exceeded
for (;;) require('fs').writeSync(2, '!'.repeat(65536))
