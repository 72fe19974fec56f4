import type { FailingCase, LastWork, NinjaFacts, SeenCase } from '../../ninja/ninja-facts.ts'

/** A failing test case of the problem below. */
export function failingCase(change: Partial<FailingCase> = {}): FailingCase {
  return {
    index: 2,
    kind: 'visible',
    status: 'Wrong Answer',
    input: '3\n1 2 3\n',
    expected: '6\n',
    actual: '5\n',
    stderr: '',
    signal: null,
    exitCode: 0,
    ...change,
  }
}

/** A visible case that the program answers right. */
export function passedCase(change: Partial<SeenCase> = {}): SeenCase {
  return {
    index: 1,
    kind: 'visible',
    status: 'Accepted',
    input: '1\n5\n',
    expected: '5\n',
    actual: '5\n',
    ...change,
  }
}

const code = 'n = int(input())\nnumbers = map(int, input().split())\nprint(sum(numbers) - 1)\n'

/** The newest verdict on a program that fails one case. */
export function lastWork(change: Partial<LastWork> = {}): LastWork {
  const failing = failingCase()
  const shown = change.failing === undefined ? failing : change.failing
  return {
    kind: 'submit',
    status: 'Wrong Answer',
    passed: 3,
    total: 9,
    language: 'python',
    code,
    compileMessage: null,
    failing,
    otherFailures: [],
    smallest: null,
    sameMistakes: null,
    repair: null,
    seenCases: shown && shown.input !== null ? [{ ...shown, input: shown.input }] : [],
    runtimeMs: 20,
    ...change,
  }
}

/** The facts about a learner whose program adds numbers wrongly. */
export function makeNinjaFacts(
  change: Partial<Omit<NinjaFacts, 'problem'>> & { readonly problem?: Partial<NinjaFacts['problem']> } = {},
): NinjaFacts {
  const { problem, ...rest } = change
  const work = rest.lastWork === undefined ? lastWork() : rest.lastWork
  return {
    message: 'help',
    language: work?.language ?? 'python',
    code: work?.code ?? code,
    starterCode: '# Write your program here.\n',
    functionDeclaration: null,
    signature: null,
    offeredFunction: rest.signature?.declaration.name ?? null,
    lastWork: work,
    submissions: 1,
    level: 1,
    ladder: [
      { level: 1, name: 'Nudge', state: 'next', opens: null },
      { level: 2, name: 'Idea', state: 'locked', opens: 'Run it once more.' },
    ],
    isUnlocked: false,
    solutions: rest.isUnlocked ? 'premium' : 'locked',
    hasTried: false,
    history: [],
    ...rest,
    problem: {
      id: 'problem',
      title: 'Coin Jar',
      description:
        'A jar holds $n$ coins. **Every coin counts once.** What is their sum?\n\n## Input\n\nThe first line holds $n$, the second the coins.\n\n## Output\n\nPrint the sum.\n\n## Constraints\n\n- $1 \\le n \\le 200\\,000$\n- $1 \\le a_i \\le 10^9$\n',
      tags: ['Array'],
      hints: ['First hint of the jar.', 'Second hint of the jar.', 'Third hint of the jar.'],
      editorial: '## Idea\n\nAdd them up with the editorial-word.\n\n```python\nprint(sum(a))\n```\n',
      visibleCases: [
        { input: '1\n5\n', output: '5\n', explanation: 'One coin of $5$.' },
        { input: '3\n1 2 3\n', output: '6\n', explanation: 'The coins add up to $1 + 2 + 3 = 6$.' },
      ],
      timeLimitMs: 3000,
      ...problem,
    },
  }
}
