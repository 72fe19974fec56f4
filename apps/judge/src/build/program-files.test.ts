import { expect, test } from 'vitest'
import { pythonTool } from '../languages/python.ts'
import { programFiles } from './program-files.ts'

const tool = pythonTool({ interpreter: '/usr/bin/python3', version: '3' })
const filesOf = (names: readonly string[]) => names.map((name) => ({ name, bytes: Buffer.from(name) }))

test.each([
  ['the same name', ['a.py', 'b.py'], ['a.py'], ['b.py', 'a.py']],
  ['a folder of the name of a file', ['a.py', 'b.py'], ['a.py/c.py'], ['b.py', 'a.py/c.py']],
  ['a file of the name of a folder', ['a/b/c.py', 'ab.py'], ['a'], ['ab.py', 'a']],
  [
    'a folder of the name that a program of one file gets',
    ['source'],
    ['main.py/c.py'],
    ['source', 'main.py/c.py'],
  ],
])('what a problem includes wins where names meet: %s', (_, own, included, expected) => {
  const files = programFiles(tool, {
    language: 'python',
    sources: filesOf(own),
    includes: filesOf(included),
  })

  expect(files.map(({ name }) => name)).toEqual(expected)
})
