/** Mount point of the case files in a validator's box, read-only. */
export const caseFolder = '/judge'
/** The folder that an output validator may write to. It exists only in the memory of the box. */
const feedbackFolder = '/tmp/feedback'

/** What a validator may write about the points of a case. Source: "Scoring test cases" of spec/2025-09.md. */
const scoreFiles = ['score', 'score_multiplier']

const messageFiles = ['teammessage', 'judgemessage']

/** How many files the script prints at most. */
export const printedFiles = messageFiles.length + scoreFiles.length

/** Number of bytes to keep of each message. */
export const messageBytes = 4096

/** What the feedback folder holds between two passes; folders in it cannot be kept. */
export interface KeptFeedback {
  /** By file name. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Stands before each file in what the script prints; 128 random bits, so that no file holds it by chance. */
  readonly mark: string
}

export interface OutputScriptOptions {
  readonly hasPoints: boolean
  /** Then standard input and output belong to the talk with the learner's program. */
  readonly isInteractive: boolean
  /** Of the passes before, for a problem with several. */
  readonly feedback?: KeptFeedback | undefined
}

/**
 * A shell script that runs the output validator given as its arguments and then prints the two message files, and for a problem
 * with points those with a score, each followed by a NUL; for an interactor to standard error, followed by what it wrote to its own.
 * The learner's message comes first, so that no NUL in another can make that look like it. For a problem with several passes all files
 * of the feedback folder follow. It runs inside the box, so the host never opens a file that a validator wrote.
 */
export function outputScript(
  flags: readonly string[],
  { hasPoints, isInteractive, feedback }: OutputScriptOptions,
): string {
  const files = hasPoints ? [...messageFiles, ...scoreFiles] : messageFiles
  const words = [`${caseFolder}/input`, `${caseFolder}/answer`, `${feedbackFolder}/`, ...flags]
  const ownOutput = isInteractive ? `2>${interactorErrors}` : '>&2'
  const kept = [...(feedback?.files.keys() ?? [])]
  const restored = kept.map(
    (name, place) =>
      `cat ${caseFolder}/${keptFileName(place)} >${quoted(`${feedbackFolder}/${name}`)} || exit 1\n`,
  )
  return `mkdir ${feedbackFolder} || exit 1
${restored.join('')}"$@" ${words.map(quoted).join(' ')} ${ownOutput}
code=$?
${isInteractive ? 'exec >&2' : ''}
print() {
  if [ -f "$1" ] && [ ! -L "$1" ]; then head -c ${messageBytes} "$1"; fi
}
for name in ${files.join(' ')}; do
  print ${feedbackFolder}/$name.txt
  printf '\\000'
done
${isInteractive ? `print ${interactorErrors}` : ''}
${feedback ? printFeedback(feedback.mark) : ''}
exit $code
`
}

/** The name in the case folder of a file that the passes before left. */
export const keptFileName = (place: number) => `kept-${place}`

/** A folder is printed with a slash, which tells it from a file. */
function printFeedback(mark: string): string {
  return `for path in ${feedbackFolder}/* ${feedbackFolder}/.[!.]*; do
  if [ -f "$path" ] && [ ! -L "$path" ]; then
    printf '%s%s\\n' ${mark} "\${path##*/}"
    cat "$path"
  elif [ -e "$path" ]; then
    printf '%s%s/\\n' ${mark} "\${path##*/}"
  fi
done
printf '%s\\n' ${mark}`
}

const interactorErrors = '/tmp/stderr'

/** What an interactor wrote to standard error, in that of its script. */
export function errorsOfInteractor(
  stderr: Uint8Array,
  { hasPoints }: Pick<OutputScriptOptions, 'hasPoints'>,
): Uint8Array {
  let from = 0
  for (let file = 0; file < (hasPoints ? printedFiles : messageFiles.length); file++) {
    const end = stderr.indexOf(0, from)
    if (end === -1) return new Uint8Array()
    from = end + 1
  }
  return stderr.subarray(from)
}

/** A shell script that runs the input validator given as its arguments. */
export function inputScript(flags: readonly string[]): string {
  return `exec "$@" ${flags.map(quoted).join(' ')} >&2\n`
}

/** Quotes a flag, which comes from a package, for the shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
