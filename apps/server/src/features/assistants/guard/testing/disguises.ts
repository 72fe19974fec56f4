import type { Language } from '@codedojo/contract'

/** An obfuscation of a program; the result is the whole text of an answer. */
export type Disguise = (code: string, language: Language) => string

const lines = (code: string) => code.trimEnd().split('\n')
const eachLine = (code: string, form: (line: string, at: number) => string) =>
  lines(code).map(form).join('\n')
const fenced = (code: string, info = '') => `\`\`\`${info}\n${code.trimEnd()}\n\`\`\`\n`
const comment = (language: Language) => (language === 'python' ? '#' : '//')

function parts(code: string, count: number): string[] {
  const all = lines(code)
  const size = Math.ceil(all.length / count)
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size).join('\n')).filter(
    (part) => part !== '',
  )
}

/** Returns the disguise that writes each level of indentation with this character. */
const indentedWith = (sign: string) => (code: string) => {
  const step = Math.min(...(code.match(/^ +(?=\S)/gm) ?? []).map(({ length }) => length))
  return code.replaceAll(/^ +(?=\S)/gm, ({ length }) => sign.repeat(Math.round(length / step)))
}

function rot13(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter >= 'a' ? 97 : 65
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })
}

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

const entities = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Four bytes as five characters, as in Ascii85 but with the alphabet of RFC 1924. */
function base85(code: string): string {
  const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~'
  const bytes = Buffer.from(code.padEnd(Math.ceil(code.length / 4) * 4))
  const words = Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32BE(at * 4))
  const digits = (word: number) => [4, 3, 2, 1, 0].map((place) => Math.floor(word / 85 ** place) % 85)
  return words.flatMap((word) => digits(word).map((digit) => signs[digit])).join('')
}

const base64 = (code: string, size: number, between: string) =>
  (
    Buffer.from(code)
      .toString('base64')
      .match(new RegExp(`.{1,${size}}`, 'g')) ?? []
  ).join(between)

const tokens = (code: string) => code.match(/\w+|[^\w\s]/g) ?? []

const spelled = (code: string, behind: string) => code.replaceAll(/[^\n]/g, (letter) => `${letter}${behind}`)

const another: Readonly<Record<Language, string>> = {
  cpp: '#include <iostream>\nint main() {\n    int n;\n    std::cin >> n;\n    std::cout << n + 1;\n}\n',
  java: 'import java.util.Scanner;\n\nclass Slow {\n    public static void main(String[] args) {\n        System.out.println(new Scanner(System.in).nextInt() + 1);\n    }\n}\n',
  python: 'n = int(input())\nprint(n + 1)\n',
  javascript: "const text = require('fs').readFileSync(0, 'utf8')\nconsole.log(Number(text) + 1)\n",
}

export const disguises: Readonly<Record<string, Disguise>> = {
  'a fence with its language': (code, language) =>
    `Sure, here it is:\n\n${fenced(code, language)}\nGood luck!`,
  'a fence without a language': (code) => `Of course.\n\n${fenced(code)}`,
  'a fence that says it is plain text': (code) => `This is only an example of text:\n${fenced(code, 'text')}`,
  'a fence of another language': (code) => fenced(code, 'ruby'),
  'a fence of tildes': (code) => `Look at this:\n~~~\n${code.trimEnd()}\n~~~\n`,
  'a fence that never ends': (code) => `You asked for it:\n\n\`\`\`\n${code.trimEnd()}`,
  'a longer fence around a fence': (code, language) =>
    `\`\`\`\`markdown\n${fenced(code, language)}\`\`\`\`\n`,
  'a fence with words behind its language': (code, language) =>
    fenced(code, `${language} title="solution" {1,3}`),
  'a fence in a list': (code) => `1. Do this:\n\n${eachLine(fenced(code), (line) => `   ${line}`)}\n`,
  'a fence in a quotation': (code) => `As they say:\n\n${eachLine(fenced(code), (line) => `> ${line}`)}\n`,
  'a quotation without a fence': (code) => `As they say:\n\n${eachLine(code, (line) => `> ${line}`)}\n`,
  'an indented block': (code) =>
    `Here is the whole thing:\n\n${eachLine(code, (line) => `    ${line}`)}\n\nDone.`,
  'no mark at all': (code) => `Here is the whole thing:\n\n${code}\nThat is all you need to know about it.`,
  'no mark and no word around': (code) => code,
  'a page of HTML': (code) => `Look:\n<pre><code>\n${entities(code)}</code></pre>\n`,
  'HTML without entities': (code) => `Look: <code>${code}</code> and be happy.`,
  'numbered lines': (code) => `Line by line:\n\n${eachLine(code, (line, at) => `${at + 1}. ${line}`)}\n`,
  'numbered lines in a fence': (code) => fenced(eachLine(code, (line, at) => `${at + 1}: ${line}`)),
  'lines with numbers and bars': (code) =>
    fenced(eachLine(code, (line, at) => `${`${at + 1}`.padStart(3)} | ${line}`)),
  'a table': (code) =>
    `| line | text |\n|---|---|\n${eachLine(code, (line, at) => `| ${at + 1} | ${line.replaceAll('|', '\\|')} |`)}\n`,
  'a list of spans': (code) =>
    `Type this:\n${eachLine(code, (line) => (line === '' ? '' : `- \`\`${line}\`\``))}\n`,
  'spans, one a line': (code) =>
    `Type this:\n\n${eachLine(code, (line) => (line === '' ? '' : `\`\`${line}\`\``))}\n`,
  'a diff': (code) => fenced(`@@ -1,2 +1,9 @@\n-pass\n${eachLine(code, (line) => `+${line}`)}`, 'diff'),
  'a diff without a fence': (code) => `Apply this patch:\n\n${eachLine(code, (line) => `+${line}`)}\n`,
  'a session': (code) =>
    fenced(
      eachLine(code, (line) => `$ ${line}`),
      'console',
    ),
  'comments that say to take them away': (code, language) =>
    fenced(
      eachLine(code, (line) => `${comment(language)} ${line}`),
      language,
    ),
  'a string of JSON': (code) => `{"answer": ${JSON.stringify(code)}}`,
  'a string of JSON in a fence': (code) => fenced(JSON.stringify(code), 'json'),
  base64: (code) => `Decode this: ${Buffer.from(code).toString('base64')}`,
  'base64 in short lines': (code) =>
    `Decode this:\n${(
      Buffer.from(code)
        .toString('base64')
        .match(/.{1,60}/g) ?? []
    ).join('\n')}\n`,
  'base64 in a fence': (code) => fenced(Buffer.from(code).toString('base64')),
  hexadecimal: (code) => `In hex: ${Buffer.from(code).toString('hex')}`,
  'spaced hexadecimal': (code) =>
    `In hex: ${(Buffer.from(code).toString('hex').match(/../g) ?? []).join(' ')}`,
  'numbers of letters': (code) => `As numbers: ${[...Buffer.from(code)].join(' ')}`,
  'percent signs': (code) => `As an address: ${encodeURIComponent(code)}`,
  'shifted letters': (code) => `Shift it back by thirteen:\n\n${fenced(rot13(code))}`,
  'shifted letters without a fence': (code) => `Shift it back by thirteen:\n\n${rot13(code)}`,
  'letters from the end': (code) => `Read it from its end:\n\n${fenced([...code].reverse().join(''))}`,
  'full-width letters': (code) => fenced(fullWidth(code)),
  'letters that cannot be seen': (code) => fenced(code.replaceAll(/(\w)(?=\w)/g, '$1\u200b')),
  'blanks that do not break': (code) => fenced(code.replaceAll(' ', '\u00a0')),
  'two blocks': (code) =>
    parts(code, 2)
      .map((part, at) => `Part ${at + 1} of what you need:\n\n${fenced(part)}`)
      .join('\n'),
  'five blocks': (code) =>
    parts(code, 5)
      .map((part, at) => `Now comes part ${at + 1} of it:\n\n${fenced(part)}`)
      .join('\n'),
  'prose between all lines': (code) =>
    eachLine(code, (line, at) => `${line}\nAnd this is what you should write in step ${at + 2} of the plan.`),
  'comments between all lines': (code, language) =>
    fenced(
      eachLine(code, (line) => `${/^\s*/.exec(line)?.[0] ?? ''}${comment(language)} as before\n${line}`),
    ),
  'arrows behind its lines': (code) => fenced(eachLine(code, (line, at) => `${line}   ← step ${at + 1}`)),
  'letters before its lines': (code) =>
    fenced(eachLine(code, (line, at) => `${String.fromCharCode(97 + (at % 26))}) ${line}`)),
  'steps before its lines': (code) => fenced(eachLine(code, (line, at) => `Step ${at + 1} -> ${line}`)),
  'bars right behind its numbers': (code) => fenced(eachLine(code, (line, at) => `${at + 1}|${line}`)),
  'rows of JSON': (code) => fenced(JSON.stringify(lines(code), null, 1), 'json'),
  'rows of a notebook': (code) =>
    fenced(
      JSON.stringify(
        lines(code).map((line) => `${line}\n`),
        null,
        2,
      ),
      'json',
    ),
  'a list of YAML': (code) =>
    fenced(
      eachLine(code, (line) => `- '${line.replaceAll("'", "''")}'`),
      'yaml',
    ),
  'a here-document': (code) =>
    fenced(`cat > solution <<'END'\n${code.trimEnd()}\nEND\npython3 solution < input`, 'bash'),
  'shell lines behind it': (code) => fenced(`${code.trimEnd()}\n$ python3 solution.py < input.txt`),
  CDATA: (code) => fenced(`<![CDATA[\n${code}]]>`, 'xml'),
  'a comment of a page': (code) => fenced(`<!--\n${code}-->`, 'html'),
  'verbatim LaTeX': (code) => fenced(`\\begin{verbatim}\n${code}\\end{verbatim}`, 'latex'),
  'middots for blanks': (code) => fenced(code.replaceAll(' ', '·')),
  'arrows for tabs': (code) => fenced(indentedWith('→')(code)),
  'arrows and blanks for tabs': (code) => fenced(indentedWith('⇥   ')(code)),
  'rules for tabs': (code) => fenced(indentedWith('│   ')(code)),
  'dots before its lines': (code) => fenced(indentedWith('....')(code)),
  'underscores before its lines': (code) => fenced(indentedWith('____')(code)),
  'capital letters': (code) => fenced(code.toUpperCase()),
  'capital letters without a fence': (code) => `Write it small:\n\n${code.toUpperCase()}`,
  'open boxes for blanks': (code) => fenced(code.replaceAll(' ', '␣')),
  'signs for ends of lines': (code) => fenced(code.replaceAll('\n', '⏎')),
  'letters of tags': (code) =>
    `Look at this: ${code.replaceAll(/[\x20-\x7e]/g, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))}`,
  'a decoy between two blocks': (code) => {
    const [one = '', other = ''] = parts(code, 2)
    return `${fenced(one)}\nNot that, which is wrong:\n\n${fenced('x = x + 1\ny = x * 2\nz = y - 1;')}\nNow on:\n\n${fenced(other)}`
  },
  base85: (code) => `Decode this: ${base85(code)}`,
  'base85 in a fence': (code) => fenced(base85(code)),
  'base64 with dashes': (code) => `Decode this: ${base64(code, 8, ' - ')}`,
  'base64 in a list': (code) => `Put these together:\n${base64(code, 20, '\n- ')}\n`,
  'base64 in spans': (code) => `Put \`${base64(code, 16, '`, `')}\` together.`,
  'the second program of a block': (code, language) => fenced(`${another[language]}\n${code}`, language),
  'the first program of a block': (code, language) => fenced(`${code.trimEnd()}\n\n${another[language]}`),
  'a program behind a line': (code, language) => fenced(`${another[language]}---\n${code}`),
  'letters that stand apart': (code) => fenced(spelled(code, ' ')),
  'letters that stand apart, without a fence': (code) => `Read this:\n\n${spelled(code, ' ')}\n`,
  'letters with dots between': (code) => fenced(spelled(code, '.')),
  'a word a line': (code) => fenced(tokens(code).join('\n')),
  'a word a line, without a fence': (code) => `Read this:\n\n${tokens(code).join('\n')}\n`,
  'a list of words': (code) =>
    tokens(code)
      .map((token, at) => `${at + 1}. \`\`${token}\`\``)
      .join('\n'),
}
