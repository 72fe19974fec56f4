import { expect, test } from 'vitest'
import * as contract from './index.ts'
import { findSlowTexts, worstCaseTexts } from './testing/find-slow-texts.ts'

const values = (actual: string) => ({ actual, expected: `${actual}1`, byTolerance: false })

const callable = contract.requireSignature({
  function: 'f(rows: float[][], words: string[]): int',
  input: 'n\nrows{n}[]\nwords[n]',
})

const ofTree = contract.requireSignature({
  function: 'f(root: TreeNode): TreeNode',
  input: 'n\nroot{n}',
})
const ofLevels = contract.requireSignature({
  function: 'f(roots: TreeNode[]): int[][]',
  input: 'n\nroots{n}[]',
})
const ofLinks = contract.requireSignature({
  function: 'f(head: ListNode): ListNode',
  input: 'n h\nhead[n] from h',
  output: 'h\nresult[n] from h',
})
const ofGraph = contract.requireSignature({
  function: 'f(roads: weightedGraph): string[]',
  input: 'n m\nroads[n]{m}',
  output: 'result{*}',
})
const shaped = [ofTree, ofLevels, ofLinks, ofGraph]

/** Functions of this package that parse users' texts. Each must take less than 50 ms for 64 KB. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'an address of YouTube': contract.readYoutubeAddress,
  'an email': contract.normalizeEmail,
  'the schema of an email': (text) => contract.makeEmailSchema('Wrong').safeParse(text),
  'a name': (text) => contract.makeRequiredNameSchema('Name').safeParse(text),
  'a text': (text) => contract.makeRequiredTextSchema({ most: 100, name: 'Text' }).safeParse(text),
  'a number': (text) => contract.makeNumberSchema('Number').safeParse(text),
  'a picture’s address': (text) => contract.makePictureAddressSchema('Picture').safeParse(text),
  'an address': contract.isSafeAddress,
  'a path': (text) => contract.sameOriginPath('http://localhost', `/${text}`),
  'a password': contract.passwordVariants,
  'a time zone': contract.currentZoneName,
  'blank code': contract.isBlankCode,
  'odd characters': contract.oddCharactersIn,
  // Used for messages, which are shorter.
  'code without a fence': (text) => contract.unfencedCode(text.slice(0, 32_768), { least: 2 }),
  'code to fence': (text) => contract.withFences(text.slice(0, 32_768)),
  'words to search': contract.searchWords,
  'a text that is searched': (text) => contract.findMatchRange(text, text.slice(0, 100)),
  'the notes of a lesson': contract.parseNotes,
  'names of files': (text) => contract.pairCaseFiles(text.split('\n')),
  'the tokens of an output': contract.tokenTextsOf,
  'an input of a function': (text) => contract.readArguments(callable, text),
  'a call of a function': (text) => contract.parseCall(callable, text),
  'an input of trees, linked lists and graphs': (text) =>
    shaped.map((signature) => contract.callInInput(signature, text)),
  'a call with trees, linked lists and graphs': (text) =>
    shaped.map((signature) => {
      const read = contract.parseCall(signature, text)
      return 'values' in read && contract.writeInput(signature, read.values)
    }),
  'a tree that a function returned': (text) => contract.resultInText(ofTree, text),
  'rows that a function returned': (text) => contract.resultInText(ofLevels, text),
  'a linked list that a function returned': (text) => contract.resultInText(ofLinks, text),
  'texts that a function returned': (text) => contract.resultInText(ofGraph, text),
  'a result that was cut': (text) => contract.resultInCutText(ofLevels, text),
  // Two texts, each of half the length.
  'two results of a function': (text) => {
    const half = text.slice(0, 32_768)
    return contract.differenceOfResults(ofLevels, { expected: half, returned: `${half} 1` })
  },
  'a signature': (text) => contract.readSignature({ function: text, input: text, output: text }),
  'a layout': (text) => contract.readSignature({ function: 'f(a: int): int', input: text, output: text }),
  'two values': (text) => contract.explainDifference(values(text)),
  'two outputs': (text) => contract.explainOutputs(values(text)),
  'the class of a difference': (text) => contract.classifyDifference(values(text)),
  'a value with what nobody sees': contract.markInvisibleCharacters,
  ...Object.fromEntries(
    contract.languages.flatMap((language) => [
      [`a message of a compiler (${language})`, (text) => contract.parseCompilerText(language, text)],
      [`a report of a crash (${language})`, (text) => contract.parseCrashReport(language, text)],
    ]),
  ),
}

const texts = worstCaseTexts([
  'File "a", line 1\n',
  'at a (b:1:1)\n',
  'a:1:1: error: ',
  '<iframe src=',
  'e+',
  '```quiz\n',
  '```python run\n',
  '```cpp run\n```\n',
  '```input\n```\n',
  '- [x] ',
  '+-',
  '[1, ',
  '[[1, 2], ',
  '1 null ',
  '2 3 1\n',
  '"a\\',
  'n[n]\n',
])

test.each(Object.entries(readers))(
  '%s is read in a time that grows with its length alone',
  async (_, read) => {
    expect(await findSlowTexts(texts, read)).toEqual([])
  },
)

test('a reader whose time grows faster is found, and one that overflows the stack', async () => {
  const nested = (text: string): number => (text === '' ? 0 : 1 + nested(text.slice(1)))

  // Half a second on an idle machine: ten times the limit, because a machine that counts as slow is given several times as long.
  const slow = await findSlowTexts([' '.repeat(32_768), 'a'.repeat(32_768)], (text) => text.search(/ +\0/))

  expect(slow).toMatchObject([{ text: `${' '.repeat(30)}…${' '.repeat(30)}` }])
  await expect(findSlowTexts(texts.slice(0, 1), nested)).rejects.toThrow(RangeError)
})
