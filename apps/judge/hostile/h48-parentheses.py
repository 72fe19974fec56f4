# H48: opens fifty thousand parentheses.
# expect: Compilation Error, Runtime Error
deep = @50000 times (@1@10000 times )@
