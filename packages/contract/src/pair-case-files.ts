/** Two files that are one test case. */
export interface CasePair {
  /** What both names share, with the folders: "secret/01". */
  readonly name: string
  readonly input: string
  readonly output: string
}

/** A file of a case whose other half is not there. */
export interface LoneCaseFile {
  readonly name: string
  /** The name that the other half would have, without folders. */
  readonly missing: string
}

export interface PairedCaseFiles {
  /** By name, numbers in their order: 2 before 10. */
  readonly pairs: readonly CasePair[]
  readonly lone: readonly LoneCaseFile[]
  /** A second file for a half that is there already, and the one it repeats. */
  readonly repeated: readonly { readonly name: string; readonly first: string }[]
  /** Files that no rule takes for a part of a case. */
  readonly others: readonly string[]
}

type Half = 'input' | 'output'

interface CaseFile {
  readonly name: string
  readonly half: Half
  readonly key: string
  /** The name of the other half, without folders. */
  readonly partner: string
}

/**
 * Finds the pairs of inputs and outputs among the names of files. Known are `01.in` with `01.out` or `01.ans`, each also with
 * `.txt` behind it; `input/01.txt` with `output/01.txt`; and `input01.txt` with `output01.txt`.
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

/** The rules in their order: the ending says more than the beginning of a name, and that more than a folder. */
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

/** `input` and `output` name the same place. */
function withoutHalf(folders: readonly string[]): readonly string[] {
  return halfOfWord[folders.at(-1)?.toLowerCase() ?? ''] ? folders.slice(0, -1) : folders
}

function keyOf(folders: readonly string[], stem: string): string {
  return [...folders, stem].join('/')
}
