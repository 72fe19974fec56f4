import { caseFolder, feedbackFolder, messageBytes, quoteFlag } from '../validators/validator-script.ts'

/**
 * A shell script that runs the interactor given as its arguments, with its standard input and output joined to the learner's
 * program. Then it writes to standard error, each followed by a NUL: the message for the learner, the message for the operator, and
 * what the interactor wrote to its own standard error. The learner's message comes first, so that no NUL in the others can make them
 * look like it.
 */
export function interactorScript(flags: readonly string[]): string {
  const words = [`${caseFolder}/input`, `${caseFolder}/answer`, `${feedbackFolder}/`, ...flags]
  return `mkdir ${feedbackFolder} || exit 1
"$@" ${words.map(quoteFlag).join(' ')} 2>/tmp/stderr
code=$?
exec >/dev/null
for name in teammessage judgemessage; do
  file=${feedbackFolder}/$name.txt
  if [ -f "$file" ] && [ ! -L "$file" ]; then head -c ${messageBytes} "$file" >&2; fi
  printf '\\000' >&2
done
if [ -f /tmp/stderr ] && [ ! -L /tmp/stderr ]; then cat /tmp/stderr >&2; fi
exit $code
`
}
