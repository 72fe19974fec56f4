import type { Dialogue, Language, Outcome } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { judgeDialogue } from './judge-dialogue.ts'
import type { TestJudge } from './testing/test-judge.ts'
import { withJudge } from './testing/with-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

interface Talk {
  readonly code: string
  readonly language?: Language
  /** Each with the number of bytes after which it is given. */
  readonly answers?: readonly (readonly [text: string, afterBytes: number])[]
}

function talk({ code, language = 'python', answers = [] }: Talk): Promise<Outcome> {
  const dialogue = {
    program: { language, sources: [{ name: 'source', bytes: Buffer.from(code) }] },
    limits: { timeMs: 1000, memoryBytes: 256 * 1024 * 1024, sameLimits: false },
    answers: answers.map(([text, afterBytes]) => ({ bytes: Buffer.from(text), afterBytes })),
  }
  return judgeDialogue(dialogue, opened.judge, { onProgress: () => {} })
}

async function dialogueOf(told: Talk): Promise<Dialogue> {
  const { dialogue } = await talk(told)
  if (!dialogue) throw new Error('The program was not run.')
  return dialogue
}

const linesOf = ({ transcript }: Dialogue) => transcript.lines.map(({ by, text }) => `${by}: ${text}`)

const halving = `
low, high = 1, 1000
while True:
    guess = (low + high) // 2
    print(guess, flush=True)
    answer = input()
    if answer == "correct": break
    if answer == "lower": high = guess - 1
    else: low = guess + 1
`

test('a program is run until it waits for an answer, and each answer stands behind what it answers', async () => {
  const first = await dialogueOf({ code: halving })
  const second = await dialogueOf({ code: halving, answers: [['higher\n', first.printedBytes]] })
  const third = await dialogueOf({
    code: halving,
    answers: [
      ['higher\n', first.printedBytes],
      ['correct\n', second.printedBytes],
    ],
  })

  expect(first).toMatchObject({ state: 'waiting', printedBytes: 4, given: 0, fault: null })
  expect(linesOf(first)).toEqual(['program: 500'])
  expect(linesOf(second)).toEqual(['program: 500', 'judge: higher', 'program: 750'])
  expect(third).toMatchObject({ state: 'ended', given: 2, fault: null })
  expect(linesOf(third).slice(2)).toEqual(['program: 750', 'judge: correct'])
})

test('programs in every language wait for an answer', { timeout: 180_000 }, async () => {
  const codes: readonly [Language, string][] = [
    [
      'cpp',
      '#include <iostream>\nint main() { std::string s; std::cout << 1 << std::endl; std::cin >> s; std::cout << s; }',
    ],
    [
      'java',
      'import java.util.*;\npublic class Solution { public static void main(String[] a) { Scanner in = new Scanner(System.in); System.out.println(1); System.out.println(in.next()); } }',
    ],
    [
      'javascript',
      "console.log(1)\nrequire('node:readline').createInterface({ input: process.stdin }).on('line', (line) => { console.log(line); process.exit() })",
    ],
  ]

  for (const [language, code] of codes) {
    const first = await dialogueOf({ language, code })
    const second = await dialogueOf({ language, code, answers: [['two\n', first.printedBytes]] })

    expect([language, first.state, linesOf(first)]).toEqual([language, 'waiting', ['program: 1']])
    expect([language, second.state, linesOf(second)]).toEqual([
      language,
      'ended',
      ['program: 1', 'judge: two', 'program: two'],
    ])
  }
})

test.each([
  ['ended', 'print(1)', null],
  ['crashed', 'print(1, flush=True)\nraise ValueError("no idea")', /ValueError: no idea/],
  ['crashed', 'import sys\nsys.exit(3)', /exit code 3/],
  ['time', 'while True: pass', /CPU time/],
  ['memory', 'x = bytearray(600 << 20)', /memory/],
  ['output', 'while True: print("1" * 100_000)', /printing 8 MB/],
])('a program can be %s', async (state, code, fault) => {
  const dialogue = await dialogueOf({ code })

  expect(dialogue.state).toBe(state)
  if (fault === null) expect(dialogue.fault).toBeNull()
  else expect(dialogue.fault).toMatch(fault)
})

test('of a program that does not flush nothing came when it waits', async () => {
  const dialogue = await dialogueOf({ code: 'import sys\nprint(500)\nsys.stdin.readline()' })

  expect(dialogue).toMatchObject({ state: 'waiting', printedBytes: 0, transcript: { lines: [] } })
})

test('what a program writes to standard error before it waits is told', async () => {
  const dialogue = await dialogueOf({
    code: 'import sys\nprint("here", file=sys.stderr, flush=True)\ninput()',
  })

  expect(dialogue).toMatchObject({ state: 'waiting', stderr: 'here\n' })
})

test.each(['def f(:\n', 'if True print(1)'])(
  'a program that does not parse is told as such',
  async (code) => {
    const outcome = await talk({ code })

    expect(outcome).toMatchObject({ status: 'Compilation Error' })
    expect(outcome.compileMessage).toMatch(/SyntaxError/)
    expect(outcome.dialogue).toBeUndefined()
  },
)

test('an answer that the program no longer asks for is not given', async () => {
  const dialogue = await dialogueOf({
    code: 'print(1, flush=True)\ninput()',
    answers: [
      ['a\n', 2],
      ['b\n', 9],
    ],
  })

  expect(dialogue).toMatchObject({ state: 'ended', given: 1 })
})

test('a program that says less than before waits at once, and the later answers are not given', async () => {
  const dialogue = await dialogueOf({ code: halving, answers: [['higher\n', 100]] })

  expect(dialogue).toMatchObject({ state: 'waiting', given: 0, printedBytes: 4 })
})

test('an answer is text to the program, whatever it looks like', async () => {
  const strange = '--- \u0001 < 5 > ; $(id) `id` "\'\\ %s <b>\n'
  const code = 'line = input()\nprint(len(line), flush=True)\ninput()'

  const dialogue = await dialogueOf({ code, answers: [[strange, 0]] })

  expect(linesOf(dialogue)).toEqual([`judge: ${strange.trimEnd()}`, `program: ${strange.length - 1}`])
})

test('what a program prints may be invalid, hold NULs and have a million lines; little of it is kept', async () => {
  const code =
    'import sys\nsys.stdout.buffer.write(b"\\xff\\0\\n" + b"1\\n" * 1_000_000)\nsys.stdout.flush()\ninput()'

  const dialogue = await dialogueOf({ code })

  expect(dialogue).toMatchObject({ state: 'waiting', printedBytes: 2_000_003 })
  expect(dialogue.transcript.lines.length).toBe(400)
  expect(dialogue.transcript.lines[0]?.text).toBe('\uFFFD\uFFFD')
  expect(dialogue.transcript.leftOut).toBe(999_601)
})

test('a program finds nothing of the problem, and leaves no process', async () => {
  const code = `
import os
if os.fork() == 0:
    import time
    time.sleep(100)
found = [path for path in ("/judge/input", "/judge/answer", "/tmp/feedback") if os.path.exists(path)]
print(",".join(found) or "nothing", flush=True)
input()
`
  const dialogue = await dialogueOf({ code })
  await using box = await opened.judge.sandbox.acquire()

  expect(linesOf(dialogue)).toEqual(['program: nothing'])
  expect(box.processesAlive()).toEqual([])
})
