import type { PackageFiles } from '../package-files.ts'

interface ForeignFormat {
  /** The end of a sentence that begins with "This looks like". */
  readonly name: string
  /** All of them match a path, from the top of the package or from a folder in it. */
  readonly signs: readonly RegExp[]
}

/** The more specific first. Source: the documentation of each system. */
const formats: readonly ForeignFormat[] = [
  { name: 'a package of Polygon (Codeforces), with its problem.xml', signs: [/^problem\.xml$/] },
  { name: 'a problem of DMOJ, with its init.yml', signs: [/^init\.yml$/] },
  { name: 'a task of CMS, with its task.yaml', signs: [/^task\.yaml$/] },
  {
    name: 'a package of SIO2 (Sinol), with in/, out/ and prog/',
    signs: [/^in\/[^/]+$/, /^out\/[^/]+$/, /^prog\//],
  },
  { name: 'a problem of Hydro, with its testdata/', signs: [/^testdata\//] },
  { name: 'a package of DOMjudge without a problem.yaml', signs: [/^domjudge-problem\.ini$/] },
  { name: 'an export as XML, such as FPS', signs: [/^[^/]+\.xml$/i] },
  { name: 'a folder of programs with testlib', signs: [/(?:^|\/)testlib\.h$/] },
  { name: 'a folder of cases only', signs: [/(?:^|\/)[^/]+\.in$/, /(?:^|\/)[^/]+\.(?:out|ans|a)$/] },
]

/** The format that a package seems to have instead of ours, as the end of a sentence; undefined if none is recognised. */
export function findForeignFormat({ paths }: Pick<PackageFiles, 'paths'>): string | undefined {
  const below = commonFolder(paths)
  const inside = paths.map((path) => path.slice(below.length))
  return formats.find(({ signs }) => signs.every((sign) => inside.some((path) => sign.test(path))))?.name
}

/** The folder in which all files lie, with a slash; empty if there is none. */
function commonFolder(paths: readonly string[]): string {
  const folder = /^[^/]+\//.exec(paths[0] ?? '')?.[0] ?? ''
  return paths.every((path) => path.startsWith(folder)) ? folder : ''
}
