// H19: leaves while it is loaded, without a word.
// expect: Wrong Answer
process.reallyExit(0)
