import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const sum = { input: '2\n4 5\n', expected: '9\n', actual: '' }

test.each([
  ['python', 'def main():\n    input()\n    print(sum(map(int, input().split())))\n', 'main', 1],
  [
    'python',
    'import sys\ndef add(a):\n    return sum(a)\ndef solve():\n    print(add([4, 5]))\n',
    'solve',
    4,
  ],
  ['python', 'def main():\n    print(9)\n    main()\n', 'main', 1],
  ['javascript', "function solve() {\n  console.log(require('fs').readFileSync(0))\n}\n", 'solve', 1],
] as const)('%s: code that nothing calls is named: %s', (language, code, name, line) => {
  const text = answerToWrongProgram({ language, code, ...sum })

  expect(text).toContain(`Line ${line} defines \`${name}\`, and no line outside of your functions calls it.`)
})

test.each([
  ['python', 'def main():\n    input()\n\nif __name__ == "__main__":\n    main()\n'],
  ['python', 'import threading\ndef main():\n    input()\nthreading.Thread(target=main).start()\n'],
  ['python', 'input()\nif False:\n    print(1)\n'],
  ['python', 'def helper(a):\n    return a\n\ntotal = sum([4, 5])\n'],
  ['python', 'class Main:\n    def __init__(self):\n        input()\n\nMain()\n'],
  ['javascript', '(async function main() {\n  await 1\n})()\n'],
  ['javascript', 'const solve = () => {\n  if (false) console.log(1)\n}\nsolve()\n'],
] as const)('%s: code that is called is not told so: %s', (language, code) => {
  expect(answerToWrongProgram({ language, code, ...sum })).not.toContain('no line outside of your functions')
})
