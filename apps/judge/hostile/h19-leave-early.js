// H19: exits while it is loaded, without output.
// expect: Wrong Answer
process.reallyExit(0)
