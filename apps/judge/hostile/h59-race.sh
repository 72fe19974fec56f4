# H59: a compiler whose children continue to print after it has ended.
# expect: Compilation Error, Runtime Error, Wrong Answer
for child in 1 2 3; do
    (trap '' HUP TERM INT
    while :; do cat /bin/true; done) &
done
exit 0
