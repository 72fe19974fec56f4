// @vitest-environment jsdom
import type { Language } from '@codedojo/contract'
import { deleteCharBackward, insertNewlineAndIndent } from '@codemirror/commands'
import { EditorView } from '@codemirror/view'
import { afterEach, expect, test, vi } from 'vitest'
import { androidKeyFix } from './android-key-fix.ts'
import { openEditor, typeSign } from './testing/typed-editor.ts'

// jsdom has no layout.
Range.prototype.getClientRects = () => document.createElement('p').getClientRects()

const views: EditorView[] = []
afterEach(() => {
  for (const view of views.splice(0)) view.destroy()
})

async function editorOf(language: Language): Promise<EditorView> {
  const view = await openEditor(language)
  views.push(view)
  return view
}

/** Types character by character; `<` is Backspace. Blanks at the start of a line are the editor's. */
async function typed(language: Language, text: string): Promise<string> {
  const view = await editorOf(language)
  for (const sign of text) {
    if (sign === '<') deleteCharBackward(view)
    else typeSign(view, sign)
  }
  return view.state.doc.toString()
}

test.each<[string, Language, string, string]>([
  ['a bracket steps over its partner', 'python', 'print(f(a)[0])', 'print(f(a)[0])'],
  ['a partner that came by itself is found on a later line', 'python', 'f(a,\nb)', 'f(a,\n  b)'],
  [
    'a line within brackets stands behind the innermost that is open',
    'javascript',
    'x = [f(a,\nb), c,\nd]',
    'x = [f(a,\n       b), c,\n     d]',
  ],
  [
    'a brace on a line of its own takes the place of the waiting one',
    'cpp',
    'if (a) {\nb;\n}',
    'if (a) {\n    b;\n}',
  ],
  ['braces within braces', 'java', 'a {\nb {\nc;\n}\n}', 'a {\n    b {\n        c;\n    }\n}'],
  ['a closing bracket behind the last word', 'python', 'f(\na)', 'f(\n    a)'],
  ['three quotes around a text', 'python', '"""one"""', '"""one"""'],
  ['an empty text', 'python', 'a = ""', 'a = ""'],
  ['brackets in a string', 'python', "print('[(', 1)", "print('[(', 1)"],
  ['half-open brackets in a comment', 'python', '# [a, b)', '# [a, b)'],
  ['an apostrophe in a comment', 'cpp', "// don't (do", "// don't (do"],
  ['an escaped quote', 'cpp', "char c = '\\'';", "char c = '\\'';"],
  ['brackets and quotes in a pattern', 'javascript', `a = /[(["']/g`, `a = /[(["']/g`],
  ['a template over two lines', 'javascript', 'a = `x$' + '{b}\ny`', 'a = `x$' + '{b}\ny`'],
  ['quotes in a template', 'javascript', 'a = `"$' + "{b}'`", 'a = `"$' + "{b}'`"],
  ['Backspace takes the partner that came', 'python', 'f((<a)', 'f(a)'],
  ['Backspace leaves a partner that was typed', 'python', 'f()<', 'f('],
  ['else moves back to its if', 'python', 'if a:\nb\nelse:\nc', 'if a:\n    b\nelse:\n    c'],
  [
    'else stays where somebody put it',
    'python',
    'for a in b:\nif c:\nd\n<<else:\ne',
    'for a in b:\n    if c:\n        d\nelse:\n    e',
  ],
])('%s', async (_, language, text, wanted) => {
  expect(await typed(language, text)).toBe(wanted)
})

test('a bracket that waited keeps its place in a program that the grammar misreads', async () => {
  const view = await editorOf('cpp')
  // Blanks at the start of a line are added to the editor's: it misparses what follows `{};`.
  const lines = [
    ...[
      'struct Page {',
      'std::array<bool, 26> a{};',
      'std::array<int, 26> b;',
      'std::array<bool, 12> c{};',
      '',
    ],
    ...['    Page(int d, const E& f) : d(d), f(f) {', 'b.fill(-1);', 'for (const std::string& word : f) {'],
    ...["    if (word.size() > 1) a[word[0] - 'A'] = true;", '}'],
  ]
  for (const sign of lines.join('\n')) typeSign(view, sign)

  const code = view.state.doc.toString()
  expect(blanksBefore(code, '}')).toBe(blanksBefore(code, 'for (const std::string& word : f) {'))
})

function blanksBefore(code: string, line: string): number | undefined {
  return code
    .split('\n')
    .find((each) => each.trim() === line)
    ?.search(/\S/)
}

test('on a busy device Enter indents the line after one that the grammar had no time to read', async () => {
  const view = await editorOf('python')
  const clock = vi.spyOn(Date, 'now')
  let now = 0
  clock.mockImplementation(() => {
    now += 30
    return now
  })
  for (const sign of 'if a:') typeSign(view, sign)
  clock.mockRestore()

  insertNewlineAndIndent(view)

  expect(view.state.doc.toString()).toBe('if a:\n    ')
})

test.each<[string, { hasContext: boolean; change: string; wanted: number }]>([
  ['was given up for something else is pressed once more', { hasContext: true, change: '', wanted: 2 }],
  ['was given up for what it wrote is done', { hasContext: true, change: '\n', wanted: 1 }],
  ['leaves a trace in the page needs no help', { hasContext: false, change: '', wanted: 1 }],
])('on glass a key that %s', async (_, { hasContext, change, wanted }) => {
  const view = new EditorView({ extensions: [androidKeyFix] })
  views.push(view)
  if (hasContext) Object.defineProperty(view.contentDOM, 'editContext', { value: {} })
  const pressed: string[] = []
  view.contentDOM.addEventListener('keydown', ({ key }) => pressed.push(key))

  view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13 }))
  view.dispatch(change === '' ? {} : { changes: { from: 0, insert: change } })
  await Promise.resolve()

  expect(pressed).toHaveLength(wanted)
})
