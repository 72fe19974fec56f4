import { z } from 'zod'

/*
 * How it works
 * The first lines of a hostile program are its header, in comments of its language:
 *   # H01: what it does.
 *   # expect: Wrong Answer, Runtime Error    acceptable verdicts
 *   # solves: yes                            it also prints the right answer
 *   # shows: pattern                         each of its outputs must match
 *   # hides: pattern                         no text of its result may match
 *   # uses: 60 ms, 50 MB                     the least CPU time and memory that must be measured
 *   # limit: 200 ms                          its time limit
 *   # waits: yes                             it only waits, so the quick test ends it early
 *   # after: other.py                        the program that is judged directly before it
 *   # case: some words -> Accepted           a case of its own, whose input ends with these words
 *   # sees: group file                       it sees a file that only the judge's group may read
 *   # source: empty                          how its source is changed before it is submitted
 * In the program, `@HOST_FILE@` and `@HOST_FOLDER@` are replaced by secret paths of this machine, and `@1000 times x@` by a
 * thousand x.
 */

const headerKey = z.enum([
  'expect',
  'solves',
  'shows',
  'hides',
  'uses',
  'limit',
  'waits',
  'after',
  'case',
  'sees',
  'source',
])
type HeaderKey = z.infer<typeof headerKey>

export interface ProgramHeader {
  readonly id: string
  readonly valuesOf: (key: HeaderKey) => string[]
}

/** Reads the header of a hostile program. Throws on a line that it does not understand. */
export function readHeader(name: string, text: string): ProgramHeader {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !/^(\/\/|#) /.test(line))
  const [about = '', ...rest] = lines.slice(0, end).map((line) => line.replace(/^(\/\/|#) /, ''))
  const id = /^(H\d\d): /.exec(about)?.[1]
  if (id === undefined || !name.startsWith(`${id.toLowerCase()}-`))
    throw new Error(`"${name}" does not begin with its number.`)
  const entries = rest.map(parseLine)
  return { id, valuesOf: (wanted) => entries.flatMap(({ key, value }) => (key === wanted ? [value] : [])) }
}

function parseLine(line: string): { key: HeaderKey; value: string } {
  const colon = line.indexOf(': ')
  return { key: headerKey.parse(line.slice(0, colon)), value: line.slice(colon + 2) }
}
