import {
  type Language,
  makeLineNumbers,
  maskCode,
  maxRepairCharacters,
  type Repair,
  type RepairKind,
} from '@codedojo/contract'

/** A program that differs from another in one small piece. */
export interface SmallChange {
  readonly repair: Repair
  readonly code: string
}

/** A piece of the code, by offsets, and what takes its place. */
interface Edit {
  readonly kind: RepairKind
  readonly from: number
  readonly to: number
  readonly by: string
}

/** A program, and the same with texts and comments blank, so that what is found in it is code that runs. */
interface Source {
  readonly code: string
  readonly bare: string
  readonly language: Language
}

type EditsOf = (source: Source) => Iterable<Edit>

/**
 * Programs with one change each, of the kind that a learner's slip needs to be mended, made one by one as they are asked for. Kinds
 * take turns, the likeliest first, so that each has its turn; within a kind they go from top to bottom. Text in quotes and comments
 * stays as it is. Not every result compiles.
 */
export function* smallChanges(code: string, language: Language): Generator<SmallChange> {
  const bare = maskCode(code, language)
  // The mask looks at a beginning only, and what follows it would be changed within texts.
  if (bare.length !== code.length) return
  const lineAt = makeLineNumbers(code)
  const seen = new Set<string>()
  let left = kinds.map((editsOf) => editsOf({ code, bare, language })[Symbol.iterator]())
  while (left.length > 0) {
    const next = left.map((edits) => ({ edits, found: edits.next() }))
    left = next.flatMap(({ edits, found }) => (found.done ? [] : [edits]))
    for (const { found } of next) {
      if (found.done) continue
      const { kind, from, to, by } = found.value
      const was = code.slice(from, to)
      const place = `${from} ${to} ${by}`
      if (was === by || seen.has(place)) continue
      seen.add(place)
      const line = lineAt(from + (was.length - was.trimStart().length))
      const [shownWas, becomes] = [shown(was), shown(by)]
      yield {
        repair: { kind, line, was: shownWas, becomes },
        code: code.slice(0, from) + by + code.slice(to),
      }
    }
  }
}

function shown(text: string): string {
  return text.trim().slice(0, maxRepairCharacters)
}

function* matches(
  bare: string,
  pattern: RegExp,
  { kind, by }: { readonly kind: RepairKind; readonly by: (found: RegExpExecArray) => readonly string[] },
): Iterable<Edit> {
  for (const found of bare.matchAll(pattern))
    for (const text of by(found))
      yield { kind, from: found.index, to: found.index + found[0].length, by: text }
}

/** Comparisons, without arrows, shifts and the brackets of type parameters. */
const comparison = /(?<![<>=!+\-*/%&|^])(?:<=|>=|<|>)(?![<>=])/g
const typeParameters = /\b\w{1,40}<[\w:<>,*\s]{0,80}?>/g
const includes = /#include[^\n]*/g

function withoutTypes({ bare, language }: Source): string {
  if (language === 'python' || language === 'javascript') return bare
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')
  return bare.replaceAll(includes, blank).replaceAll(typeParameters, blank)
}

const withEqual: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const turned: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }

const equalCases: EditsOf = (source) =>
  matches(withoutTypes(source), comparison, {
    kind: 'comparison',
    by: ([sign]) => [withEqual[sign] ?? ''],
  })

const turnedComparisons: EditsOf = (source) =>
  matches(withoutTypes(source), comparison, {
    kind: 'comparison',
    by: ([sign]) => [turned[sign] ?? ''],
  })

const turnedEqualities: EditsOf = ({ bare }) =>
  matches(bare, /(?<![=!<>])[=!]==?(?!=)/g, {
    kind: 'comparison',
    by: ([sign]) => (sign.startsWith('!') ? [sign.replace('!', '=')] : [sign.replace('=', '!')]),
  })

/** A number that is off by one. */
const offByOne: EditsOf = ({ bare }) =>
  matches(bare, /(?<![\w.])\d{1,3}(?![\w.])/g, {
    kind: 'number',
    by: ([digits]) => {
      const number = Number(digits)
      return number === 0 ? ['1', '(-1)'] : [String(number - 1), String(number + 1)]
    },
  })

const extremes = {
  python: ['(-10**18)', '10**18'],
  javascript: ['-Infinity', 'Infinity'],
  java: ['Integer.MIN_VALUE', 'Integer.MAX_VALUE', 'Long.MIN_VALUE', 'Long.MAX_VALUE'],
  cpp: ['(-1000000000)', '1000000000', '(-1000000000000000000LL)', '1000000000000000000LL'],
} as const satisfies Record<Language, readonly string[]>

/** A best value that begins at 0, or at a number that is not extreme enough. */
const startValues: EditsOf = ({ bare, language }) =>
  matches(bare, /(?<=[^=!<>]=\s{0,4})-?(?:0|\d{4,19}|1e\d{1,2})(?![\w.])/g, {
    kind: 'extreme',
    by: () => extremes[language],
  })

/** The end of a range, or a position. */
const bounds: EditsOf = function* ({ bare, language }) {
  if (language === 'python')
    yield* matches(bare, /(?<=\brange\([^()\n]{0,60})\b[A-Za-z_]\w*(?=\s*[,)])/g, {
      kind: 'bound',
      by: ([name]) => [`${name} + 1`, `${name} - 1`],
    })
  yield* matches(bare, /(?<=[\w\])]\[)\w{1,20}(?=\])/g, {
    kind: 'bound',
    by: ([at]) => (/^\d/.test(at) ? [] : [`${at} - 1`, `${at} + 1`]),
  })
  yield* matches(bare, /(?<=[<>]=?\s{0,4})[A-Za-z_]\w{0,30}(?=\s{0,4}[;:)&|]|\s+(?:and|or)\b)/g, {
    kind: 'bound',
    by: ([name]) => [`${name} - 1`, `${name} + 1`],
  })
}

const otherWords: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  and: 'or',
  or: 'and',
  '&&': '||',
  '||': '&&',
}

const logic: EditsOf = function* ({ bare }) {
  yield* matches(bare, /\b(?:min|max)(?=\s{0,4}\()|\b(?:and|or)\b|&&|\|\|/g, {
    kind: 'logic',
    by: ([word]) => [otherWords[word] ?? word],
  })
  yield* matches(bare, /\bnot\s{1,4}(?!in\b)|(?<=[(&|\s])!(?=[\w(])/g, { kind: 'logic', by: () => [''] })
}

const divisions: EditsOf = ({ bare, language }) =>
  language === 'python'
    ? matches(bare, /(?<!\/)\/\/?(?![/=])/g, {
        kind: 'division',
        by: ([sign]) => [sign === '/' ? '//' : '/', ...(sign === '//' ? ['%'] : [])],
      })
    : []

const signs: EditsOf = ({ bare }) =>
  matches(bare, /(?<=[\w\])]\s{0,4})[+-](?=\s{0,4}[\w(])/g, {
    kind: 'sign',
    by: ([sign]) => [sign === '+' ? '-' : '+'],
  })

const orders: EditsOf = function* ({ bare, language }) {
  if (language === 'javascript')
    yield* matches(bare, /(?<=\.(?:sort|toSorted)\()\s{0,4}(?=\))/g, {
      kind: 'order',
      by: () => ['(a, b) => a - b', '(a, b) => b - a'],
    })
  if (language === 'python') {
    yield* matches(bare, /(?<=\.sort\()(?=\))/g, { kind: 'order', by: () => ['reverse=True'] })
    yield* matches(bare, /(?<=\bsorted\([\w.]{1,40})(?=\))/g, {
      kind: 'order',
      by: () => [', reverse=True'],
    })
  }
}

/** Whole numbers of 32 bits, where a declaration or a product stands. */
const widerNumbers: EditsOf = function* ({ bare, language }) {
  if (language !== 'cpp' && language !== 'java') return
  const wide = language === 'cpp' ? 'long long' : 'long'
  yield* matches(bare, /\bint\b(?=\s{1,4}\w+\s{0,4}[=;,])/g, { kind: 'narrow', by: () => [wide] })
  yield* matches(bare, /(?<=[=(+]\s{0,4})[A-Za-z_]\w{0,30}(?=\s{0,4}\*\s{0,4}[\w(])/g, {
    kind: 'narrow',
    by: ([name]) => [language === 'cpp' ? `1LL * ${name}` : `1L * ${name}`],
  })
  if (language === 'cpp') yield* matches(bare, /(?<=<)int(?=>)/g, { kind: 'narrow', by: () => [wide] })
}

/** Whole lines that hold one simple statement of Python; what opens a block, or declares, is none. */
const pythonLine =
  /^([ \t]*)(?!(?:def|class|for|while|if|else|elif|import|from|return|try|except|with)\b)[^\s#][^\n:]*$/gm
const declaring = /^\s*(?:int|long|double|auto|let|const|var|return|using|#|import|for|while|if)\b/

/** A statement that is too much. */
const droppedStatements: EditsOf = ({ bare, language }) =>
  language === 'python'
    ? matches(bare, pythonLine, { kind: 'statement', by: ([, indent = '']) => [`${indent}pass`] })
    : matches(bare, /^([ \t]*)[^\s{}#][^\n{}:]*;[ \t]*$/gm, {
        kind: 'statement',
        by: ([text, indent = '']) => (declaring.test(text) ? [] : [`${indent};`]),
      })

const flow: EditsOf = function* ({ bare, language }) {
  const isPython = language === 'python'
  yield* matches(bare, isPython ? /\belif\b/g : /\belse(?=\s+if\b)/g, {
    kind: 'flow',
    by: () => [isPython ? 'if' : ''],
  })
  yield* matches(bare, /\bbreak\b/g, { kind: 'flow', by: () => ['continue', isPython ? 'pass' : ''] })
  yield* matches(bare, /\bcontinue\b/g, { kind: 'flow', by: () => [isPython ? 'pass' : '', 'break'] })
}

/** A statement of Python that belongs one level further out or in, by the indent of the program. */
const places: EditsOf = function* ({ code, bare, language }) {
  if (language !== 'python') return
  const unit = /^([ \t]+)\S/m.exec(bare)?.[1] ?? '    '
  for (const { index, 0: found, 1: indent = '' } of bare.matchAll(pythonLine)) {
    const text = code.slice(index, index + found.length)
    const edit = { kind: 'place', from: index, to: index + found.length } as const
    if (indent.startsWith(unit)) yield { ...edit, by: text.slice(unit.length) }
    yield { ...edit, by: unit + text }
  }
}

/** Two statements in the wrong order. */
const swaps: EditsOf = function* ({ code, bare, language }) {
  const line = language === 'python' ? String.raw`[^\s{}#][^\n{}:]*` : String.raw`[^\s{}#][^\n{}:]*;`
  // The second line is looked at only, so that it is the first of the next pair, too.
  const pair = new RegExp(String.raw`^([ \t]*)(${line})(?=\n\1(${line})$)`, 'gm')
  for (const { index, 1: indent = '', 2: first = '', 3: second = '' } of bare.matchAll(pair)) {
    const middle = index + indent.length + first.length + 1 + indent.length
    const to = middle + second.length
    const [one, other] = [
      code.slice(index + indent.length, middle - indent.length - 1),
      code.slice(middle, to),
    ]
    yield { kind: 'swap', from: index, to, by: `${indent}${other}\n${indent}${one}` }
  }
}

const conditions: EditsOf = ({ bare, language }) =>
  language === 'python'
    ? matches(bare, /(?<=^\s{0,40}(?:el)?if )[^\n:]+(?=:)/gm, { kind: 'condition', by: () => ['True'] })
    : []

const kinds: readonly EditsOf[] = [
  orders,
  widerNumbers,
  equalCases,
  divisions,
  offByOne,
  bounds,
  logic,
  startValues,
  flow,
  droppedStatements,
  places,
  signs,
  swaps,
  conditions,
  turnedComparisons,
  turnedEqualities,
]
