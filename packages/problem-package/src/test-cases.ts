import type { Comparison } from '@codedojo/contract'
import { z } from 'zod'
import { PackageError, PackageRefusedError } from './package-error.ts'
import { hasFile, isIgnored, type PackageFiles, pathsBelow } from './package-files.ts'
import { parseValidatorFlags } from './validator-flags.ts'
import { readYaml } from './yaml-file.ts'

export interface PackageCase {
  /** Path below `data` without its ending, for example `secret/03-all-equal`. */
  readonly name: string
  readonly kind: 'visible' | 'hidden'
  readonly input: Uint8Array
  readonly answer: Uint8Array
  /** The problem's comparison, or that of the closest test group that names its own flags. */
  readonly comparison: Comparison
}

const words = z.union([z.string().transform((text) => [text]), z.array(z.coerce.string())])
const groupSchema = z.looseObject({
  output_validator_args: words.optional(),
  output_validator_flags: words.optional(),
  args: words.optional(),
})

/** The cases in the order in which they are judged: samples, then secret ones, each by path. */
export async function readTestCases(files: PackageFiles, comparison: Comparison): Promise<PackageCase[]> {
  const cases: PackageCase[] = []
  for (const [folder, kind] of [
    ['data/sample', 'visible'],
    ['data/secret', 'hidden'],
  ] as const)
    for (const path of pathsBelow(files, folder).filter((input) => isInput(files, input)))
      cases.push(await readCase({ files, base: path.slice(0, -'.in'.length), kind, comparison }))
  if (cases.length === 0)
    throw new PackageError(
      'The package has no test cases: data/sample and data/secret hold no .in with its .ans.',
    )
  return cases
}

function isInput(files: PackageFiles, path: string): boolean {
  return path.endsWith('.in') && !isIgnored(path) && hasFile(files, `${path.slice(0, -'.in'.length)}.ans`)
}

interface CaseSource {
  readonly files: PackageFiles
  readonly base: string
  readonly kind: PackageCase['kind']
  readonly comparison: Comparison
}

async function readCase({ files, base, kind, comparison }: CaseSource): Promise<PackageCase> {
  return {
    name: base.slice('data/'.length),
    kind,
    input: await files.read(`${base}.in`),
    answer: await files.read(`${base}.ans`),
    comparison: (await closestFlags(files, base)) ?? comparison,
  }
}

/** The case's own file, then its folders from the inside out: the first that names flags decides. */
async function closestFlags(files: PackageFiles, base: string): Promise<Comparison | undefined> {
  const folders = base
    .split('/')
    .map((_, depth, parts) => parts.slice(0, parts.length - depth).join('/'))
    .slice(1)
  const settings = [
    `${base}.yaml`,
    ...folders.flatMap((folder) => [`${folder}/test_group.yaml`, `${folder}/testdata.yaml`]),
  ]
  for (const path of settings.filter((candidate) => hasFile(files, candidate))) {
    const group = await readYaml(files, path, groupSchema)
    if (group.args?.some((word) => word.trim() !== ''))
      throw new PackageRefusedError(
        `This package cannot be judged here: ${path} gives the program arguments.`,
      )
    const flags = group.output_validator_args ?? withWords(group.output_validator_flags)
    if (flags) return parseValidatorFlags(flags, path)
  }
  return undefined
}

/** A legacy group often names the key and leaves it empty, which changes nothing. */
function withWords(flags: readonly string[] | undefined): readonly string[] | undefined {
  return flags?.some((text) => text.trim() !== '') ? flags : undefined
}
