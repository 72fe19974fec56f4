# H60: a compiler that creates odd file names and very deep folders, to break the clean-up.
# expect: Wrong Answer
cd /tmp || exit 1
mkdir -- -rf '--no-preserve-root' ' ' '*' '$(id)'
: >'-- ~'
: >'new
line'
: >"$(printf '\377\376')"
mkdir -m 0 closed
mkdir deep && cd deep || exit 1
depth=0
while [ $depth -lt 300 ]; do
    mkdir ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
    cd -P ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd || break
    depth=$((depth + 1))
done 2>/dev/null
exec cat /bin/true
