/** Mount point of the case files in a validator's box, read-only. */
export const caseFolder = '/judge'
/** The folder that an output validator may write to. It exists only in the memory of the box. */
export const feedbackFolder = '/tmp/feedback'

/** Number of bytes to keep of each message. */
export const messageBytes = 4096

/**
 * A shell script that runs the output validator given as its arguments and then prints the two message files, each followed by a
 * NUL. It runs inside the box, so the host never opens a file that a validator wrote.
 */
export function outputScript(flags: readonly string[]): string {
  const words = [`${caseFolder}/input`, `${caseFolder}/answer`, `${feedbackFolder}/`, ...flags]
  return `mkdir ${feedbackFolder} || exit 1
"$@" ${words.map(quoteFlag).join(' ')} >&2
code=$?
for name in teammessage judgemessage; do
  file=${feedbackFolder}/$name.txt
  if [ -f "$file" ] && [ ! -L "$file" ]; then head -c ${messageBytes} "$file"; fi
  printf '\\000'
done
exit $code
`
}

/** A shell script that runs the input validator given as its arguments. */
export function inputScript(flags: readonly string[]): string {
  return `exec "$@" ${flags.map(quoteFlag).join(' ')} >&2\n`
}

/** Quotes a flag, which comes from a package, for the shell. */
export function quoteFlag(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
