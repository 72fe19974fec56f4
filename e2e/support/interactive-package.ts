import { buffer } from 'node:stream/consumers'
import { createZipStream } from '../../packages/problem-package/src/index.ts'

/** Knows a number from 1 to 1000 and answers at most ten guesses. */
const interactor = `import sys
secret = int(open(sys.argv[1]).read())
for _ in range(10):
    line = sys.stdin.readline().strip()
    if not line.isdigit():
        open(sys.argv[3] + "teammessage.txt", "w").write("A guess is a number." if line else "No guess came.")
        sys.exit(43)
    if int(line) == secret:
        print("correct", flush=True)
        sys.exit(42)
    print("lower" if int(line) > secret else "higher", flush=True)
open(sys.argv[3] + "teammessage.txt", "w").write("That were ten guesses.")
sys.exit(43)
`

/** Halves what is left. */
export const halving = `low, high = 1, 1000
while True:
    guess = (low + high) // 2
    print(guess, flush=True)
    answer = input()
    if answer == "correct":
        break
    if answer == "lower":
        high = guess - 1
    else:
        low = guess + 1
`

/** A package of a problem in which a number is guessed, as a zip. */
export async function interactivePackage(title: string): Promise<Buffer> {
  const files = {
    'problem.yaml': `name: ${title}\nvalidation: custom interactive\nlicense: cc by-sa\nlimits: {time_limit: 2, memory: 256}\n`,
    'problem_statement/problem.en.md': 'Find the number from 1 to 1000. You may guess ten times.\n',
    'output_validators/guess.py': interactor,
    'data/sample/1.in': '700\n',
    'data/sample/1.ans': '700\n',
    'data/sample/1.interaction': '> 500\n< higher\n> 700\n< correct\n',
    'data/secret/1.in': '1\n',
    'data/secret/1.ans': '1\n',
    'data/secret/2.in': '1000\n',
    'data/secret/2.ans': '1000\n',
    'submissions/accepted/halving.py': halving,
    'submissions/wrong_answer/counting.py':
      'for guess in range(1, 1001):\n    print(guess, flush=True)\n    input()\n',
  }
  return zip('guess-a-number', files)
}

/** The first run hides a number in another one, the second finds it again. */
const hidingValidator = `import sys
task, number = open(sys.argv[1]).read().split()
output = sys.stdin.read().strip()
if task == "hide":
    if not output.isdigit() or output == number:
        open(sys.argv[3] + "teammessage.txt", "w").write("Another number hides it.")
        sys.exit(43)
    open(sys.argv[3] + "hidden", "w").write(number)
    open(sys.argv[3] + "nextpass.in", "w").write("find\\n" + output + "\\n")
elif output != open(sys.argv[3] + "hidden").read():
    open(sys.argv[3] + "teammessage.txt", "w").write("That is not the number that was hidden.")
    sys.exit(43)
sys.exit(42)
`

/** A package of a problem whose programs are run twice on each case, as a zip. */
export async function multiPassPackage(title: string): Promise<Buffer> {
  const hiding =
    'task = input()\nnumber = int(input())\nprint(number + 1 if task == "hide" else number - 1)\n'
  return zip('hide-a-number', {
    'problem.yaml': `problem_format_version: 2025-09\nname: ${title}\ntype: multi-pass\nlicense: cc by-sa\nlimits: {time_limit: 2, memory: 256}\n`,
    'statement/problem.en.md': 'Hide the number in another one. Find it again from that one.\n',
    'output_validator/hide.py': hidingValidator,
    'data/sample/1.in': 'hide\n5\n',
    'data/sample/1.ans': '\n',
    'data/sample/1.interaction': '< hide\n< 5\n> 6\n---\n< find\n< 6\n> 5\n',
    'data/secret/1.in': 'hide\n41\n',
    'data/secret/1.ans': '\n',
    'submissions/accepted/next.py': hiding,
    'submissions/wrong_answer/same.py': 'input()\nprint(input())\n',
  })
}

function zip(folder: string, files: Readonly<Record<string, string>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([path, text]) => ({
    path: `${folder}/${path}`,
    content: async () => Buffer.from(text),
  }))
  return buffer(createZipStream(entries))
}
