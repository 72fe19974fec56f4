# H52: a compiler that prints a text instead of a program.
# expect: Runtime Error, Wrong Answer
echo '#!/no/such/interpreter'
