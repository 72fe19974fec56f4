import { fileName, hasFile, isIgnored, type PackageFiles } from '../package-files.ts'
import type { Findings } from './findings.ts'
import { nearestName } from './nearest-name.ts'

const caseFolders = ['sample', 'secret']
const checkFolders = ['invalid_input', 'invalid_output', 'valid_output']
/** Bounded, because each is compared with all known names. */
const mostFolders = 200
const settingsNames = ['test_group.yaml', 'testdata.yaml']

/** Names every file below `data` that is no part of a case, and what would be right if it looks like one. */
export function checkCaseFiles(
  files: PackageFiles,
  { findings, hasInteractions }: { readonly findings: Findings; readonly hasInteractions: boolean },
): void {
  const strays = new Set<string>()
  for (const path of files.paths) {
    if (!path.startsWith('data/') || isIgnored(path)) continue
    const [, folder = '', ...below] = path.split('/')
    if (below.length === 0) checkAtTop(path, findings)
    else if (hasInteractions && folder === 'sample' && path.endsWith('.interaction')) continue
    else if (caseFolders.includes(folder)) checkCaseFile(path, files, findings)
    else if (!checkFolders.includes(folder)) strays.add(folder)
  }
  for (const folder of [...strays].slice(0, mostFolders)) checkStrayFolder(folder, findings)
}

function checkAtTop(path: string, { breach, gather }: Findings): void {
  if (settingsNames.includes(fileName(path))) return
  if (isHalfOfCase(path))
    breach(
      () =>
        `${path} is no case where it lies: put it into data/secret, or into data/sample if learners see it.`,
    )
  else gather('Not read, as it is part of no case', path)
}

function isHalfOfCase(path: string): boolean {
  return /\.(?:in|ans)$/i.test(path)
}

function checkStrayFolder(folder: string, { breach, note }: Findings): void {
  const meant = nearestName(folder, [...caseFolders, ...checkFolders])
  if (meant !== undefined) breach(`data/${folder}/ is not read; did you mean "data/${meant}"?`)
  else note(`data/${folder}/ is not read: cases lie in data/sample and data/secret.`)
}

const packedEnding = /\.(?:in|ans)\.(?:gz|bz2|xz|zip|zst|7z)$/i

function checkCaseFile(path: string, files: PackageFiles, findings: Findings): void {
  if (/\.(?:in|ans)$/.test(path) || settingsNames.includes(fileName(path))) return
  const { breach, gather } = findings
  if (isHalfOfCase(path))
    breach(() => `${path} is no case: its ending is written in small letters, ${lowerEnding(path)}.`)
  else if (packedEnding.test(path)) breach(() => `${path} is no case where it is packed: unpack it.`)
  else if (/\.ya?ml$/i.test(path)) checkSettingsName(path, files, findings)
  else gather(whyNotRead(path, files), path)
}

function lowerEnding(path: string): string {
  const dot = path.lastIndexOf('.')
  return path.slice(0, dot) + path.slice(dot).toLowerCase()
}

function checkSettingsName(path: string, files: PackageFiles, { breach }: Findings): void {
  const isOfCase = hasFile(files, path.replace(/\.ya?ml$/i, '.in'))
  if (isOfCase && path.endsWith('.yaml')) return
  if (isOfCase) {
    breach(`${path} is not read: settings end with .yaml.`)
    return
  }
  breach(() => {
    const meant = nearestName(fileName(path).replace(/\.\w+$/, ''), ['test_group', 'testdata'])
    const hint = meant === undefined ? '' : `; did you mean "${meant}.yaml"?`
    return `${path} is no settings file: it has the name of no case${hint || '.'}`
  })
}

const meaningOf = {
  '.hint': 'A hint for a single case is not shown to learners',
  '.desc': 'The description of a case is not kept',
  '.interaction': 'Only interactive and multi-pass problems show an interaction',
  '.in.statement': 'Learners see the .in and .ans of a sample, not',
  '.ans.statement': 'Learners see the .in and .ans of a sample, not',
  '.in.download': 'Learners see the .in and .ans of a sample, not',
  '.ans.download': 'Learners see the .in and .ans of a sample, not',
  '.out': 'Learners see the .in and .ans of a sample, not',
  '.png': 'Pictures of cases are not shown',
  '.jpg': 'Pictures of cases are not shown',
  '.jpeg': 'Pictures of cases are not shown',
  '.svg': 'Pictures of cases are not shown',
} as const

function whyNotRead(path: string, files: PackageFiles): string {
  for (const [ending, meaning] of Object.entries(meaningOf))
    if (path.endsWith(ending) && hasFile(files, `${path.slice(0, -ending.length)}.in`)) return meaning
  return 'Not read, as it is part of no case'
}

/** Endings of answers in other formats. */
const otherAnswers = ['.out', '.a', '.sol', '.output', '.answer', '.OUT', '.ANS', '.ok']

/** A file that was probably meant to be the answer of an input; undefined if there is none. */
export function findOtherAnswer(files: PackageFiles, input: string): string | undefined {
  const base = input.replace(/\.in$/, '')
  return otherAnswers.map((ending) => base + ending).find((path) => hasFile(files, path))
}
