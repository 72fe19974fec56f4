import type { Language } from './vocabulary.ts'

/*
 * How it works: each line is classified on its own as surely code, possibly code, neutral (such as a bracket or comment, which
 * belongs to code around it), or not code. A range extends over lines up to the next that is not code; it counts as code if
 * enough of its lines are code and at least one surely is. Lists, quotes, tables, logs and sentences are never code.
 */

type Kind = 'sure' | 'possible' | 'beside' | 'none'

/** A range of lines, both inclusive, from 0. */
export interface LineRange {
  readonly from: number
  readonly to: number
}

/** Only this many characters of a line are examined, so that the work is linear in the text length. */
const mostOfLine = 300

/** Finds code in a message that is not in a fenced block. `least`: the minimum number of statements of a range. */
export function unfencedCode(text: string, { least }: { readonly least: number }): LineRange[] {
  const lines = text.split(/\r\n?|\n/)
  const found: LineRange[] = []
  let open: OpenStretch | null = null
  let fence: string | null = null
  const close = () => {
    if (open?.isSure && open.statements >= least) found.push({ from: open.from, to: open.to })
    open = null
  }
  for (const [at, line] of lines.entries()) {
    const mark = fenceForm.exec(line.slice(0, mostOfLine))?.[1]
    const isFence = mark !== undefined && (fence === null || mark.startsWith(fence))
    const kind = isFence || fence !== null ? 'none' : kindOf(line, open !== null)
    if (isFence) fence = fence === null ? mark : null
    if (kind === 'none') close()
    else open = extended(open, { kind, at, line })
  }
  close()
  return found
}

const fenceForm = /^(?:[\s>*+-]|\d{1,9}[.)])*(`{3,}|~{3,})(?!.*`)/

/** Puts fences around each multi-line range of code in a message; other messages are returned unchanged. */
export function withFences(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  const stretches = unfencedCode(text, { least: 2 })
  for (const { from, to } of stretches.toReversed()) {
    const code = lines.slice(from, to + 1)
    const mark = code.some((line) => line.includes('```')) ? '````' : '```'
    lines.splice(from, code.length, `${mark}${languageOf(code.join('\n')) ?? ''}`, ...code, mark)
  }
  return stretches.length === 0 ? text : lines.join('\n')
}

interface OpenStretch {
  readonly from: number
  /** The last non-empty line. */
  readonly to: number
  readonly isSure: boolean
  readonly statements: number
}

interface Line {
  readonly kind: Exclude<Kind, 'none'>
  readonly at: number
  readonly line: string
}

function extended(open: OpenStretch | null, { kind, at, line }: Line): OpenStretch | null {
  const isBlank = line.trim() === ''
  if (open === null && isBlank) return null
  return {
    from: open?.from ?? at,
    to: isBlank && open ? open.to : at,
    isSure: open?.isSure === true || kind === 'sure',
    statements: (open?.statements ?? 0) + (kind === 'beside' ? 0 : statementsIn(line)),
  }
}

/** Counts several statements in one line, because a line may contain a whole program. */
function statementsIn(line: string): number {
  return Math.max(
    1,
    line
      .slice(0, mostOfLine)
      .split(';')
      .filter((part) => part.trim() !== '').length,
  )
}

/**
 * Lines that are not code: Markdown lists, quotes, tables and headings, shell prompts, and output of compilers, interpreters and
 * logs.
 */
const other =
  /^\s*(?:[-+*]\s|>(?!>)|\||\d{1,9}[.)]\s|#{1,6}\s*$|[$%]\s|\d+\s*\||at\s|Traceback\b|File "|\[?\d{4}-\d\d-\d\d|\[?\d\d:\d\d|\S+:\d+:\d+:)/
const comment = /^\s*(?:\/\/|\/\*|\*\/|#)/
const bracketsOnly = /^[\s{}()[\],;]+$|^\s*@\w+/

function kindOf(whole: string, isWithin: boolean): Kind {
  const line = whole.slice(0, mostOfLine).trimEnd()
  if (line.trim() === '') return 'beside'
  if (/^\s*#\s*(?:include|define|pragma)\b/.test(line)) return 'sure'
  if (comment.test(line)) return 'beside'
  if (bracketsOnly.test(line)) return isWithin || /[{}@]/.test(line) ? 'beside' : 'none'
  if (other.test(line)) return 'none'
  const bare = withoutStrings(line)
  if (isProse(bare)) return 'none'
  if (sure.some((form) => form.test(bare))) return 'sure'
  if (assignment.test(bare) || statement.test(bare)) return 'possible'
  return isWithin && /^(?: {2}|\t)/.test(line) ? 'beside' : 'none'
}

/** Removes string literals and trailing comments, which may be prose. */
function withoutStrings(line: string): string {
  return line
    .replaceAll(/(?<!\w)(["'`])(?:\\.|(?!\1)[^\\])*\1/g, '""')
    .replace(/\s+(?:\/\/|#).*$/, '')
    .trimEnd()
}

const words = (text: string) => text.split(' ').join('|')
/** Keywords, which occur between or before identifiers. */
const keyword = new RegExp(
  `^(?:${words(
    'and or not in is if elif else for while do return yield import from as with lambda try except raise pass break continue def class struct enum public private protected static final abstract void int long short double float char bool boolean byte unsigned signed string auto var let const function new delete await async typename template using namespace throw throws catch switch case extends implements export default global nonlocal print',
  )})$`,
)
/** More consecutive words than this that are no keywords are prose: a declaration has two. */
const mostWords = 2

function isProse(line: string): boolean {
  if (/[\p{L}\p{N})"'][.?!…]+$/u.test(line)) return true
  let side = 0
  for (const word of line.split(/\s+/)) {
    const isWord = /^['’]?\p{L}[\p{L}'’-]*[,;:]?$/u.test(word) && !keyword.test(word)
    side = isWord ? side + 1 : 0
    if (side > mostWords) return true
    if (/[,;:]$/.test(word)) side = 0
  }
  return false
}

const types =
  'int|long|short|double|float|char|bool|boolean|byte|string|String|auto|void|var|let|const|unsigned|size_t|ll|Integer|Long|(?:std::)?(?:vector|map|set|pair|queue|stack|deque|priority_queue|unordered_map|unordered_set|string|array)|(?:List|Map|Set|ArrayList|HashMap|HashSet|Deque|Queue|PriorityQueue)(?=<)'
const modifiers =
  '(?:(?:public|private|protected|static|final|const|constexpr|inline|export|default|async)\\s+)*'

/** Patterns of C++, Java, Python and JavaScript lines, without string literals. */
const sure: readonly RegExp[] = [
  // for (…), else if (…) {
  /^\s*\}?\s*(?:else\s+)?(?:if|for|while|switch|catch)\s*\(.+[){};:]$/,
  /^\s*\}?\s*(?:else|do|try|finally)\s*\{?$/,
  // def f(a):, for i in range(n):, while left < right:
  /^\s*(?:async\s+)?def\s+\w+\s*\(.*\)\s*(?:->\s*.+)?:/,
  /^\s*for\s+\(?\w+(?:\s*,\s*\(?\w+\)?)*\)?\s+in\s.+:/,
  /^\s*(?:if|elif|while|with|except)\b.*\S:$/,
  /^\s*(?:else|try|finally|except)\s*:/,
  /^\s*class\s+\w+\s*(?:\([\w., ]*\))?\s*[:{]$/,
  // import heapq, from math import gcd, import java.util.*;
  /^\s*import\s+(?:static\s+)?[\w.*]+(?:\s+as\s+\w+)?(?:\s*,\s*\w+)*;?$/,
  /^\s*from\s+[\w.]+\s+import\s+\S/,
  /^\s*import\s.*\sfrom\s*""/,
  /^\s*(?:using\s+namespace|package)\s+[\w.:]+;/,
  // int n;, const left = 0, vector<int> a(n);, int main() {
  new RegExp(
    `^\\s*${modifiers}(?:${types})(?:<.*>)?(?:\\[\\])*[\\s*&]+[\\w{[][\\w\\s,[\\]{}*&]*(?:[=;({]|$)`,
  ),
  new RegExp(`^\\s*${modifiers}(?:class|struct|interface|enum|function)\\s*\\*?\\s*\\w*\\s*[({<]`),
  /^\s*(?:public|private|protected|static)\s+\S.*[;{}(]/,
  /^\s*(?:template\s*<|typedef\s|using\s+\w+\s*=)/,
  // cin >> n, cout << n
  /^\s*(?:std::)?(?:cin|cout|cerr)\s*(?:>>|<<)/,
  // total += a[i], i++, a[i] = b, x = f(y)
  /^\s*[\w.[\]()*>-]+\s*(?:\/\/|\*\*|<<|>>|[-+*/%|&^])=\s*\S/,
  /^\s*(?:\+\+|--)?[\w.[\]]+(?:\+\+|--);?$/,
  /^\s*[\w.,\s]*\w\[.+\]\s*=(?!=)/,
  /^\s*[\w.,\s*()[\]]+=\s*[^=].*\w[([].*[)\]}];?$/,
  // print(n), queue.push({a, b});, })();
  /^\s*(?:await\s+)?(?!O\()[A-Za-z_][\w.]*(?:<[\w, ]+>)?\(.*\)[;,:{]?$/,
  /^\s*[A-Za-z_][\w.]*\(.*[({[,]$/,
  // .sort((a, b) => a - b), .slice(0, k)
  /^\s*\.[a-z]\w*\(.*[)({[,;]$/i,
  /=>\s*[\w({[]/,
  /^[^=]*\breturn\b.+;$|^\s*(?:return|yield)\s+\S[^-+*/%<>=&|?:\s]*(?:\s*[-+*/%<>=&|?:].*)?;?$/,
  /^\s*(?:return|break|continue);$/,
  /\S\s*(?:[=(<>[\]+*/]|--|\s-\s).*;$/,
  /[\w)]\s*\{$/,
]

const assignment = /^\s*[A-Za-z_][\w.]*(?:\s*,\s*[A-Za-z_][\w.]*)*\s*=(?!=)\s*\S/
const statement = /^\s*(?:return|break|continue|pass)\b|;$/

const languageForms: readonly (readonly [Language, RegExp])[] = [
  ['cpp', /#\s*include\b|\b(?:cin|cout)\b\s*(?:<<|>>)|\bstd::|\bvector<|\busing namespace\b/],
  ['java', /\bSystem\.(?:out|in)\b|\bpublic\s+(?:static|class)\b|\bimport java\b/],
  ['javascript', /\bconsole\.log\b|^\s*(?:const|let|var|function)\b|=>|\brequire\(/m],
  [
    'python',
    /^\s*(?:def|for|if|elif|else|while|class|with|try)\b.*:\s*(?:#.*)?$|\bprint\(|\binput\(\)|^\s*(?:from|import)\s/m,
  ],
]

/** The language for syntax highlighting; null if unknown. */
function languageOf(code: string): Language | null {
  return languageForms.find(([, form]) => form.test(code))?.[0] ?? null
}
