import { describe, expect, test } from 'vitest'
import { readHostileProgram } from './hostile-program.ts'

describe('the header of a hostile program', () => {
  test('says what may come out and what must be seen', () => {
    const code =
      '# H01: reads.\n# expect: Wrong Answer, Runtime Error\n# shows: ^a$\n# uses: 60 ms, 5 MB\nprint()\n# hides: x\n'

    expect(readHostileProgram('h01-read.py', code)).toEqual({
      name: 'h01-read.py',
      language: 'python',
      code,
      expect: ['Wrong Answer', 'Runtime Error'],
      solves: false,
      shows: [/^a$/m],
      hides: [],
      uses: { cpuMs: 60, memoryKb: 5 * 1024 },
    })
  })

  test.each([
    ['h01-read.pl', '# H01: reads.\n# expect: Wrong Answer\n', 'no language'],
    ['h01-read.py', '# reads.\n# expect: Wrong Answer\n', 'its number'],
    ['h01-read.py', '# H01: reads.\n\n', 'expects nothing'],
    ['h01-read.py', '# H01: reads.\n# expects: Wrong Answer\n\n', 'Invalid option'],
  ])('"%s" with a wrong header is refused', (name, code, reason) => {
    expect(() => readHostileProgram(name, code)).toThrow(reason)
  })
})
