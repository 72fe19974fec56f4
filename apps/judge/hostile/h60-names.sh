# H60: is a compiler that leaves links and names made for whoever cleans up.
# expect: Wrong Answer
cp /usr/bin/true main
ln -s @HOST_FOLDER@ folder
ln -s @HOST_FILE@ file
ln -s / root
ln -s ../../../../../../../../../.. up
mkdir -- -rf '--no-preserve-root' ' ' '*' '$(id)'
: >'-- ~'
: >'new
line'
: >"$(printf '\377\376')"
: >"$(head -c 255 /dev/zero | tr '\0' n)"
mkdir closed && : >closed/file && ln -s @HOST_FOLDER@ closed/folder && chmod 0 closed
mkdir deep && cd deep || exit 1
depth=0
while [ $depth -lt 300 ]; do
    mkdir ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
    cd -P ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd || break
    ln -s @HOST_FOLDER@ folder
    depth=$((depth + 1))
done 2>/dev/null
exit 0
