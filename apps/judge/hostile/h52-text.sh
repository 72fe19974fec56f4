# H52: is a compiler that prints a text as its program.
# expect: Runtime Error, Wrong Answer
echo '#!/no/such/interpreter'
