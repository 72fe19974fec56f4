import { describe, expect, test } from 'vitest'
import { readHostileProgram } from './hostile-program.ts'
import { sourceOf } from './source-form.ts'

const places = { folder: '/secret', file: '/secret/file', groupFolder: '/group' }

describe('the header of a hostile program', () => {
  test('says what may come out and what must be seen', () => {
    const text = [
      '# H01: reads.',
      '# expect: Wrong Answer, Runtime Error',
      '# shows: ^a$',
      '# uses: 60 ms, 5 MB',
      '# limit: 200 ms',
      '# waits: yes',
      '# after: h01-before.cpp',
      '# sees: group file',
      '# case: two words -> Accepted',
      'print()',
      '# hides: x',
      '',
    ].join('\n')

    expect(readHostileProgram('h01-read.py', text)).toEqual({
      name: 'h01-read.py',
      id: 'H01',
      language: 'python',
      isCompiler: false,
      text,
      form: 'as it is',
      expect: ['Wrong Answer', 'Runtime Error'],
      solves: false,
      outputMustMatch: [/^a$/m],
      resultMustNotMatch: [],
      uses: { cpuMs: 60, memoryKb: 5 * 1024 },
      timeLimitMs: 200,
      onlyWaits: true,
      runsAfter: 'h01-before.cpp',
      seesGroupFile: true,
      cases: [{ words: 'two words', expect: 'Accepted' }],
    })
  })

  test('a shell script takes the place of the compiler', () => {
    const program = readHostileProgram('h52-link.sh', '# H52: links.\n# expect: Compilation Error\n:\n')

    expect(program).toMatchObject({ language: 'cpp', isCompiler: true })
  })

  test.each([
    ['h01-read.pl', '# H01: reads.\n# expect: Wrong Answer\n', 'no language'],
    ['h01-read.py', '# reads.\n# expect: Wrong Answer\n', 'its number'],
    ['h02-read.py', '# H01: reads.\n# expect: Wrong Answer\n', 'its number'],
    ['h01-read.py', '# H01: reads.\n\n', 'expects nothing'],
    ['h01-read.py', '# H01: reads.\n# expects: Wrong Answer\n\n', 'Invalid option'],
    ['h01-read.py', '# H01: reads.\n# expect: Right Answer\n\n', 'Invalid option'],
    ['h01-read.py', '# H01: reads.\n# expect: Accepted\n# source: none\n\n', 'Invalid option'],
    ['h01-read.py', '# H01: reads.\n# expect: Accepted\n# case: words\n\n', 'Invalid option'],
  ])('"%s" with a wrong header is refused', (name, text, reason) => {
    expect(() => readHostileProgram(name, text)).toThrow(reason)
  })
})

describe('the source of a hostile program', () => {
  const sourceFrom = (header: string, body: string) =>
    sourceOf(readHostileProgram('h50-read.py', `# H50: reads.\n# expect: Accepted\n${header}${body}`), places)

  test('has secret places and repetitions in place of their marks', () => {
    const source = sourceFrom('', '@HOST_FILE@ @HOST_FOLDER@ @3 times ab@ a@b\n').toString()

    expect(source.split('\n')[2]).toBe('/secret/file /secret ababab a@b')
  })

  test.each([
    ['empty', /^$/],
    ['one byte', /^x$/],
    ['NUL behind', /\nbody\n\0$/],
    ['byte order mark', /^\u00ef\u00bb\u00bf# H50[\s\S]*\nbody\n$/],
    ['carriage returns', /^# H50[^\n]*\rbody\r$/],
    ['not UTF-8', /\nbody\n\n#\u00ff\u00fe\u00c0\n$/],
    ['full size', /^[\s\S]{65530}x{6}$/],
  ])('can be "%s"', (form, pattern) => {
    expect(sourceFrom(`# source: ${form}\n`, 'body\n').toString('latin1')).toMatch(pattern)
  })
})
