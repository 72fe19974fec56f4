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
  const entries = Object.entries(files).map(([path, text]) => ({
    path: `guess-a-number/${path}`,
    content: async () => Buffer.from(text),
  }))
  return buffer(createZipStream(entries))
}
