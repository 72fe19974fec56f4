import { expect, test } from 'vitest'
import { cppTool } from './cpp.ts'

const tool = cppTool({
  compiler: '/usr/bin/g++',
  version: '12.2',
  hasMold: true,
  headers: { folder: null, quickFolder: null },
})

test.each(['g++: ', '/usr/bin/x86_64-linux-gnu-g++-12: '])(
  'a file that is too large is told plainly, whatever the compiler calls itself: %s',
  (name) => {
    const said = `${name}internal compiler error: File size limit exceeded signal terminated program as\nPlease submit a full bug report.\n`

    expect(tool.plainReason(said)).toContain('a file larger than')
    expect(tool.readableMessage(said)).toBe('')
  },
)

// A program can make the assembler print arbitrary text. A pattern that tries every position of a line as beginning and end would
// take minutes, during which the judge is blocked.
test('a megabyte of a program’s own words in the compiler’s mouth is read once', () => {
  const said = `${'g++:'.repeat(256 * 1024)}\n`

  expect(tool.plainReason(said)).toBeNull()
  expect(tool.readableMessage(said)).toBe(said)
})
