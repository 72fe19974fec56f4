/** Where a validator's box holds the files of the case, read-only. */
export const caseFolder = '/judge'
/** The folder that an output validator may write to. It is in the memory of the box and goes with it. */
const feedbackFolder = '/tmp/feedback'

/** How much of each message is kept. */
export const messageBytes = 4096

/**
 * The shell script that runs an output validator, which is given as the script's arguments, and then prints the two
 * messages it may have left, each followed by a NUL. It runs inside the box: the host never opens what a validator wrote.
 */
export function outputScript(flags: readonly string[]): string {
  const words = [`${caseFolder}/input`, `${caseFolder}/answer`, `${feedbackFolder}/`, ...flags]
  return `mkdir ${feedbackFolder} || exit 1
"$@" ${words.map(quoted).join(' ')} >&2
code=$?
for name in teammessage judgemessage; do
  file=${feedbackFolder}/$name.txt
  if [ -f "$file" ] && [ ! -L "$file" ]; then head -c ${messageBytes} "$file"; fi
  printf '\\000'
done
exit $code
`
}

/** The shell script that runs an input validator, which is given as the script's arguments. */
export function inputScript(flags: readonly string[]): string {
  return `exec "$@" ${flags.map(quoted).join(' ')} >&2\n`
}

/** Flags are words of a package: nothing in them may mean anything to the shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
