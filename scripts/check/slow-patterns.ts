import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createContext, Script } from 'node:vm'
import ts from 'typescript'

/** A regular expression that takes more than linear time, with the text that showed it. */
export interface SlowPattern {
  readonly place: string
  readonly pattern: string
  readonly text: string
}

/** Code that runs on the server, in the judge and in the browser. */
const folders = ['packages/*/src/**.ts', 'apps/*/src/**.ts', 'apps/*/src/**.tsx']
/**
 * Sources whose patterns are applied to short texts only: the maximum length in characters, and what limits it. Quadratic time is
 * harmless there.
 */
const shortTexts: Readonly<Record<string, { readonly most: number; readonly because: string }>> = {
  'packages/contract/src/unfenced-code.ts': { most: 300, because: 'No more is looked at of a line.' },
  ...ofAnswers(['find-functions.ts', 'find-partial-programs.ts']),
  ...ofMessages([
    'ninja/question/concepts.ts',
    'ninja/question/first-recipes.ts',
    'ninja/question/recipes.ts',
    'sahayak/coach-sahayak.ts',
  ]),
}

function ofAnswers(files: readonly string[]): typeof shortTexts {
  const bound = { most: 16 * 1024, because: 'The leak guard ends an answer that is longer.' }
  return Object.fromEntries(files.map((file) => [`apps/server/src/features/assistants/guard/${file}`, bound]))
}

function ofMessages(files: readonly string[]): typeof shortTexts {
  const bound = { most: 2000, because: 'The coach looks at no more of a message.' }
  return Object.fromEntries(files.map((file) => [`apps/server/src/features/assistants/coach/${file}`, bound]))
}

/** Length of the tested texts in characters: a quadratic pattern takes about 400 ms for it, a linear one less than 1 ms. */
const length = 32_768
/** Length of the texts of the first look, which takes an eighth of the time and at which a quadratic pattern already stands out. */
const shortLength = 4096
/** CPU time limit per text, in milliseconds of this thread; far above what a linear pattern needs. */
const maxMs = 60
/** The first try also compiles the pattern and flattens its texts. */
const tries = 3

/**
 * Tests every regular expression below `root` on texts that repeat what it matches and other common fragments. It finds problems
 * that lint rules about patterns miss, such as a search restarted at every opening bracket; it proves nothing about other texts.
 */
export async function findSlowPatterns(root: string): Promise<SlowPattern[]> {
  const listed = await promisify(execFile)('git', ['ls-files', ...folders], {
    cwd: root,
    maxBuffer: 1 << 24,
  })
  const files = listed.stdout.split('\n').filter(isProgram)
  const found: SlowPattern[] = []
  for (const file of files) found.push(...findSlowPatternsIn(file, await readFile(join(root, file), 'utf8')))
  return found
}

function isProgram(file: string): boolean {
  return file !== '' && !/\.test\.tsx?$|\/testing\//.test(file)
}

/** The slow patterns of one source file. */
export function findSlowPatternsIn(file: string, source: string): SlowPattern[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const most = shortTexts[file]?.most ?? length
  const found: SlowPattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const text = slowTextOf(node.text, most)
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      if (text !== null) found.push({ place: `${file}:${line + 1}`, pattern: node.text, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function slowTextOf(literal: string, most: number): string | null {
  const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(literal) ?? []
  // Without repetition a pattern takes linear time.
  if (!/[*+]|,\}/.test(body)) return null
  const pattern = new RegExp(body, flags)
  const texts = triedTexts(body)
  const suspects = (most < length ? texts : findSuspects(pattern, texts)).map((make) => make(most))
  // What is applied to short texts only may take longer for one of them.
  if (most < length && isEverQuick(pattern, suspects, 10 * maxMs)) return null
  const slow = suspects.find((text) => !isEverQuick(pattern, [text], maxMs))
  return slow === undefined ? null : JSON.stringify(`${slow.slice(0, 40)}…${slow.slice(-end.length)}`)
}

/** On a machine that does other things, too, one try may take several times as long. */
function isEverQuick(pattern: RegExp, texts: readonly string[], withinMs: number): boolean {
  return Array.from({ length: tries }).some(() => isQuick(pattern, texts, withinMs))
}

/** A text of at least the given length. */
type TriedText = (length: number) => string

function triedTexts(body: string): TriedText[] {
  const own = ownPieces(body)
  return ['', ...own.slice(0, maxBeginnings)].flatMap((begin) =>
    [...common, ...own.slice(0, begin === '' ? own.length : 0)].flatMap((piece): TriedText[] => {
      const repeat: TriedText = (most) => begin + piece.repeat(Math.ceil(most / piece.length))
      return [repeat, (most) => `${repeat(most)}${end}`]
    }),
  )
}

/**
 * The texts for which the pattern may exceed `maxMs`, found with a short form of each. If the time grows with the square of the
 * length, it is at least twice `suspiciousMs` here. A pattern that is merely slow is suspicious, too.
 */
function findSuspects(pattern: RegExp, texts: readonly TriedText[]): readonly TriedText[] {
  const short = texts.map((make) => make(shortLength))
  const spentMs = timesOf(pattern, short, 20 * maxMs)
  const suspiciousMs = (maxMs * (shortLength / length) ** 2) / 2
  return spentMs === null ? texts : texts.filter((_, index) => (spentMs[index] ?? Infinity) > suspiciousMs)
}

/** A suffix that makes a search fail at the end: characters that most patterns do not match. */
const end = '\0/"\'`)]}>;\n\0'
const maxBeginnings = 8
const common = [
  // Single characters.
  ...' \n\r\u2028\ta0A()[]{`"\'*$<>-=/#_.,;:\\',
  ...['![', '\\(', 'a ', ' \n', 'a\n', '0.', 'a.', 'a,', 'a=', '<a', '/*', 'a(', '::'],
]

/** The literals of a pattern, alone and with common neighbours. */
function ownPieces(body: string): string[] {
  const words = body
    .replaceAll(/\\[bBdDwWsS]|\\[pP]\{[^{}]*\}|\(\?<?[:=!]|\[[^\]]*\]/g, '\0')
    .replaceAll(/\\(.)/g, '$1')
    .split(/[\0()|?*+^${}]/)
    .filter((word) => word !== '' && word.length < 30)
  return [...new Set(words.flatMap((word) => [word, `${word} `, `${word}(`, `${word}\n`, ` ${word}`]))]
}

const use = new Script(`spentMs = texts.map((text) => {
  const before = now()
  pattern.lastIndex = 0
  if (pattern.global) text.replaceAll(pattern, '')
  else if (!pattern.test(text) && !pattern.sticky) text.split(pattern)
  return now() - before
})`)
const world: { spentMs: readonly number[] } = { spentMs: [] }
createContext(Object.assign(world, { now: () => performance.now() }))

/** Whether the pattern takes at most `most` milliseconds of this thread for all texts together. */
function isQuick(pattern: RegExp, texts: readonly string[], most: number): boolean {
  const before = process.threadCpuUsage()
  if (timesOf(pattern, texts, 2 * most) === null) return false
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 <= most
}

/** The milliseconds that the pattern takes for each text; null if it takes more than `most` for all together. */
function timesOf(pattern: RegExp, texts: readonly string[], most: number): readonly number[] | null {
  Object.assign(world, { pattern, texts })
  try {
    // Each time limit costs a thread, so all texts are tried together.
    use.runInContext(world, { timeout: most })
    return world.spentMs
  } catch (error) {
    if (!isTimeout(error)) throw error
    return null
  }
}

/** Compares the error code, because the error comes from another realm with its own classes. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  )
}
