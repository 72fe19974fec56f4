/** The input and output file of a test case. */
export interface CasePair {
  /** Common part of both names, with folders: "secret/01". */
  readonly name: string
  readonly input: string
  readonly output: string
}

/** A case file without its counterpart. */
export interface LoneCaseFile {
  readonly name: string
  /** File name of the missing counterpart, without folders. */
  readonly missing: string
}

export interface PairedCaseFiles {
  /** Sorted by name, with numbers in numeric order: 2 before 10. */
  readonly pairs: readonly CasePair[]
  readonly lone: readonly LoneCaseFile[]
  /** Files that duplicate one half of a case, each with the file it duplicates. */
  readonly repeated: readonly { readonly name: string; readonly first: string }[]
  /** Files that no rule recognises. */
  readonly others: readonly string[]
}

type Half = 'input' | 'output'

interface CaseFile {
  readonly name: string
  readonly half: Half
  readonly key: string
  /** File name of the counterpart, without folders. */
  readonly partner: string
}

/**
 * Pairs input and output files by name. Supported forms: `01.in` with `01.out` or `01.ans`, each also with a further extension
 * `.txt`; `input/01.txt` with `output/01.txt`; `input01.txt` with `output01.txt`.
 */
export function pairCaseFiles(names: readonly string[]): PairedCaseFiles {
  const byKey = new Map<string, Partial<Record<Half, CaseFile>>>()
  const repeated: { name: string; first: string }[] = []
  const others: string[] = []
  for (const name of names) {
    const file = caseFileOf(name)
    if (!file) {
      others.push(name)
      continue
    }
    const halves = byKey.get(file.key) ?? {}
    const first = halves[file.half]
    if (first) repeated.push({ name, first: first.name })
    else byKey.set(file.key, { ...halves, [file.half]: file })
  }
  const pairs: CasePair[] = []
  const lone: LoneCaseFile[] = []
  for (const [name, { input, output }] of [...byKey].sort(([one], [other]) => inOrder.compare(one, other))) {
    if (input && output) pairs.push({ name, input: input.name, output: output.name })
    else if (input) lone.push({ name: input.name, missing: input.partner })
    else if (output) lone.push({ name: output.name, missing: output.partner })
  }
  return { pairs, lone, repeated, others }
}

const inOrder = new Intl.Collator('en', { numeric: true })

const halfOfExtension: Record<string, Half> = { in: 'input', out: 'output', ans: 'output' }
const halfOfWord: Record<string, Half> = {
  ...{ input: 'input', inputs: 'input', in: 'input' },
  ...{ output: 'output', outputs: 'output', out: 'output', answer: 'output', answers: 'output' },
}
const otherWord: Record<Half, string> = { input: 'output', output: 'input' }

/** In order of precedence: extension, then beginning of the name, then folder. */
function caseFileOf(path: string): CaseFile | null {
  const folders = path.split('/')
  const base = folders.pop() ?? ''
  return byEnding(path, folders, base) ?? byBeginning(path, folders, base) ?? byFolder(path, folders, base)
}

function byEnding(name: string, folders: readonly string[], base: string): CaseFile | null {
  const [, stem, ending = '', text = ''] = /^(.+)\.(in|out|ans)(\.txt)?$/i.exec(base) ?? []
  const half = halfOfExtension[ending.toLowerCase()]
  if (!stem || !half) return null
  const partner = `${stem}.${half === 'input' ? 'out' : 'in'}${text}`
  return { name, half, partner, key: keyOf(withoutHalf(folders), stem) }
}

function byBeginning(name: string, folders: readonly string[], base: string): CaseFile | null {
  const [, word = '', rest = ''] = /^(input|output)(.*)\.txt$/i.exec(base) ?? []
  const half = halfOfWord[word.toLowerCase()]
  if (!half) return null
  return { name, half, partner: `${otherWord[half]}${rest}.txt`, key: keyOf(withoutHalf(folders), rest) }
}

function byFolder(name: string, folders: readonly string[], base: string): CaseFile | null {
  const half = halfOfWord[folders.at(-1)?.toLowerCase() ?? '']
  if (!half || base === '') return null
  const stem = base.replace(/\.[^.]+$/, '')
  return { name, half, partner: `${otherWord[half]}/${base}`, key: keyOf(withoutHalf(folders), stem) }
}

/** Removes a last folder such as `input` or `output`, so that both halves yield the same path. */
function withoutHalf(folders: readonly string[]): readonly string[] {
  return halfOfWord[folders.at(-1)?.toLowerCase() ?? ''] ? folders.slice(0, -1) : folders
}

function keyOf(folders: readonly string[], stem: string): string {
  return [...folders, stem].join('/')
}
