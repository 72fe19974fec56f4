import { readConfig } from '../../apps/judge/src/config.ts'
import { openPackageJudge } from '../../apps/judge/src/verify/open-package-judge.ts'
import { readPackageOrPrintReason } from '../../apps/judge/src/verify/read-packages.ts'
import { type TriedMutant, tryMutants } from './try-mutants.ts'

const paths = process.argv.slice(2)
const print = (line: string) => console.log(line)

/** Formats a result: rejected, gap (with an input that the package lacks) or survived; then kind, line and change. */
function lineOf({ mutant, verdict, gap }: TriedMutant): string {
  const end = gap ? 'GAP' : verdict === 'Accepted' ? 'survived' : 'rejected'
  const input = gap ? [`${gap.status} on ${JSON.stringify(gap.input)}`] : []
  return [end, verdict, mutant.kind, `line ${mutant.line}`, mutant.change, ...input].join('\t')
}

async function tryPackage(path: string, judge: Awaited<ReturnType<typeof openPackageJudge>>) {
  const read = await readPackageOrPrintReason(path, print)
  if (!read) return false
  const tried: TriedMutant[] = []
  for await (const one of tryMutants(read, judge)) {
    tried.push(one)
    print(`${read.folderName}\t${lineOf(one)}`)
  }
  const rejected = tried.filter(({ verdict }) => verdict !== 'Accepted')
  const gaps = tried.filter(({ gap }) => gap !== null)
  const kinds = new Set(rejected.map(({ mutant }) => mutant.kind))
  print(
    `${read.folderName}\t${rejected.length} of ${tried.length} rejected, of ${kinds.size} kinds; ${gaps.length} gaps`,
  )
  // A first program of a few lines has fewer places for a mistake.
  return rejected.length >= Math.min(5, tried.length) && gaps.length === 0
}

if (paths.length === 0) {
  console.error(
    'Usage: node scripts/mutations/main.ts DIR...\n  judges small mistakes in the Python solution of each package',
  )
  process.exitCode = 2
} else {
  await using judge = await openPackageJudge(readConfig(), print)
  for (const path of paths) if (!(await tryPackage(path, judge))) process.exitCode = 1
}
