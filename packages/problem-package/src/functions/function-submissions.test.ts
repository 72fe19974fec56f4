import { expect, test } from 'vitest'
import { readProblemPackage } from '../read-problem-package.ts'
import { exampleFolder, ownFiles } from '../testing/example-package.ts'
import { functionSubmissions } from './function-submissions.ts'

const signature = 'signature: {function: "echo(value: int): int", input: value}\n'

async function read(more: Readonly<Record<string, string>>, yaml: string = signature) {
  await using example = await exampleFolder({
    ...ownFiles,
    'codedojo.yaml': `${ownFiles['codedojo.yaml']}${yaml}`,
    ...more,
  })
  return await readProblemPackage(example.folder)
}

test('a signature and its solutions are read', async () => {
  const found = await read({ 'function/echo.py': 'def echo(value): return value\n', 'function/main.cpp': '' })

  expect(found.signature).toEqual({ function: 'echo(value: int): int', input: 'value' })
  expect(functionSubmissions(found).map(({ path, language }) => [path, language])).toEqual([
    ['function/main.py', 'python'],
    ['function/main.cpp', 'cpp'],
  ])
  expect(found.dropped).toEqual(['submissions/accepted/other.py'])
})

test.each([
  [
    'signature: {function: "echo(value: ints): int", input: value}\n',
    'codedojo.yaml: signature.function: Character 13: A type is one of int, float, bool, string, TreeNode, ListNode, graph, digraph, weightedGraph, weightedDigraph, with [] behind it for a list.',
  ],
  [
    'signature: {function: "echo(value: int): int", input: values}\n',
    'codedojo.yaml: signature.input: Character 7: The parameter "value" does not stand in the layout.',
  ],
  [
    'signature: {function: "echo(value: int): int", inputs: value}\n',
    'codedojo.yaml: signature: there is no key "inputs"; did you mean "input"?',
  ],
  [
    'signatur: {function: "echo(value: int): int", input: value}\n',
    'codedojo.yaml: there is no key "signatur"; did you mean "signature"?',
  ],
])('%j is refused', async (yaml, sentence) => {
  await expect(read({}, yaml)).rejects.toThrow(sentence)
})

test('solutions without a signature are refused', async () => {
  await expect(read({ 'function/echo.py': '' }, '')).rejects.toThrow(
    'function/ has solutions, but codedojo.yaml has no signature.',
  )
})

test('a case whose input has not the form of the layout is refused by its name', async () => {
  const hidden = { 'data/secret/02-words.in': 'one\n', 'data/secret/02-words.ans': 'one\n' }

  await expect(read(hidden)).rejects.toThrow(
    'codedojo.yaml: signature.input: the input of the case "secret/02-words" has another form.',
  )
})

test('a signature of a problem with several passes is refused', async () => {
  const passes = {
    'problem.yaml': `${ownFiles['problem.yaml']}type: multi-pass\n`,
    'output_validator/pass.py': 'import sys\nsys.exit(42)\n',
  }

  await expect(read(passes)).rejects.toThrow('is interactive or has several passes has no function to call.')
})
