# H59: is a compiler whose children go on to turn its program into links to the host while somebody looks.
# expect: Compilation Error, Wrong Answer
cp /usr/bin/true main
for child in 1 2 3; do
    (trap '' HUP TERM INT
    while :; do
        ln -sf @HOST_FILE@ link && mv -f link main
        cp /usr/bin/true plain && mv -f plain main
        mkdir -p folder && ln -sfn / folder && rm -rf folder
    done) &
done
sleep 0.1
exit 0
