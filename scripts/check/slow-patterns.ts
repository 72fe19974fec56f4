import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createContext, Script } from 'node:vm'
import ts from 'typescript'

/** A regular expression whose time grows faster than the length of a text, and the text that showed it. */
export interface SlowPattern {
  readonly place: string
  readonly pattern: string
  readonly text: string
}

/** The packages, which read texts of strangers wherever they run; most of the coach's and the leak guard's patterns would not pass. */
const folders = ['packages/*/src/*.ts']
/** Sources whose patterns only ever see short texts, and what keeps these short: a square of little is little. */
const shortTexts: Readonly<Record<string, string>> = {
  'packages/contract/src/unfenced-code.ts': 'Of a line no more than 300 characters are looked at.',
}
/** Length of the texts that are tried, in characters: with it a time that grows with the square is some 400 ms, an honest one below 1. */
const length = 32_768
/** What an honest pattern never needs for such a text, in milliseconds, not even on a machine that does other things, too. */
const patienceMs = 50
/** A machine may stand still for a moment, but not each time. */
const tries = 4

/**
 * Tries every regular expression of the packages, as they stand in the sources below `root`, on texts that repeat what it looks for
 * and what people repeat. It finds what a rule about the form of patterns overlooks, such as a search that begins anew at every
 * opening bracket; it proves nothing about texts that it does not try.
 */
export async function slowPatterns(root: string): Promise<SlowPattern[]> {
  const listed = await promisify(execFile)('git', ['ls-files', ...folders], {
    cwd: root,
    maxBuffer: 1 << 24,
  })
  const files = listed.stdout.split('\n').filter(isProgram)
  const found = await Promise.all(
    files.map(async (file) => slowIn(file, await readFile(join(root, file), 'utf8'))),
  )
  return found.flat()
}

function isProgram(file: string): boolean {
  return file !== '' && !/\.test\.tsx?$|\/testing\//.test(file) && !Object.hasOwn(shortTexts, file)
}

/** The slow patterns of one source. */
export function slowIn(file: string, source: string): SlowPattern[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: SlowPattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const text = slowTextOf(node.text)
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      if (text !== null) found.push({ place: `${file}:${line + 1}`, pattern: node.text, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function slowTextOf(literal: string): string | null {
  const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(literal) ?? []
  const pattern = new RegExp(body, flags)
  // Without anything that repeats, time cannot grow faster than the text.
  if (!/[*+]|,\}/.test(body)) return null
  const own = ownPieces(body)
  for (const begin of ['', ...own.slice(0, mostBegins)])
    for (const piece of begin === '' ? [...common, ...own] : common)
      for (const end of ['', '\0']) {
        const text = begin + piece.repeat(Math.ceil(length / piece.length)) + end
        if (isSlow(pattern, text)) return JSON.stringify(`${begin}${piece}…${end}`)
      }
  return null
}

const mostBegins = 8
const common = [
  // One sign each.
  ...' \n\ta0A()[]{`"\'*$<>-=/#_.,;:\\',
  ...['![', '\\(', 'a ', ' \n', 'a\n', '0.', 'a.', 'a,', 'a=', '<a', '/*', 'a(', '::'],
]

/** The words and signs that a pattern looks for, alone and with what may stand beside them. */
function ownPieces(body: string): string[] {
  const words = body
    .replaceAll(/\\[bBdDwWsS]|\\[pP]\{[^{}]*\}|\(\?<?[:=!]|\[[^\]]*\]/g, '\0')
    .replaceAll(/\\(.)/g, '$1')
    .split(/[\0()|?*+^${}]/)
    .filter((word) => word !== '' && word.length < 30)
  return [...new Set(words.flatMap((word) => [word, `${word} `, `${word}(`, `${word}\n`, ` ${word}`]))]
}

const world = createContext({})
const use = new Script(
  'pattern.global ? text.replaceAll(pattern, "") : (pattern.test(text), pattern.sticky || text.split(pattern))',
)

function isSlow(pattern: RegExp, text: string): boolean {
  for (let left = tries; left > 0; left--) {
    pattern.lastIndex = 0
    Object.assign(world, { pattern, text })
    try {
      use.runInContext(world, { timeout: patienceMs })
      return false
    } catch (error) {
      if (!isTimeout(error)) throw error
    }
  }
  return true
}

/** It comes from the other world, where errors are of another class. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  )
}
