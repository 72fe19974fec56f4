import { functionFolder } from '../codedojo-files.ts'
import type { PackageFormat } from '../problem-yaml.ts'
import { casePaths } from './case-paths.ts'
import { codedojoYamlOf } from './codedojo-yaml-of.ts'
import type { FileToWrite, PackageToWrite } from './package-to-write.ts'
import { problemYamlOf } from './problem-yaml-of.ts'
import { formatFor, programFiles } from './program-paths.ts'
import { scoringFiles } from './scoring-files.ts'
import { serializeYaml } from './serialize-yaml.ts'
import { settingsOfCases } from './settings-of-cases.ts'
import { sourceName } from './source-name.ts'

/**
 * The files of a package, in the format 2025-09, or in the legacy format if that is the only one that can hold the problem's
 * programs. Deterministic, and reading the files yields the same problem.
 */
export function packageEntries(problem: PackageToWrite): FileToWrite[] {
  const format = formatFor(problem)
  const paths = casePaths(problem.cases)
  const statement = format === 'legacy' ? 'problem_statement' : 'statement'
  return [
    yamlFile('problem.yaml', problemYamlOf(problem, format)),
    yamlFile('codedojo.yaml', codedojoYamlOf(problem, { format, paths })),
    // The legacy format has no key for it, so the file goes where legacy judges look for it.
    ...(format === 'legacy'
      ? [textFile('domjudge-problem.ini', `timelimit = ${problem.timeLimitMs / 1000}\n`)]
      : []),
    textFile(`${statement}/problem.${problem.statementLanguage}.md`, problem.description),
    ...problem.translations.map(({ language, description }) =>
      textFile(`${statement}/problem.${language}.md`, description),
    ),
    ...problem.pictures.map(({ name, content }) => ({ path: `${statement}/${name}`, content })),
    ...(problem.editorial === '' ? [] : [textFile('solution/editorial.md', problem.editorial)]),
    ...problem.startCode.map(({ language, initialCode }) =>
      textFile(`starter/${sourceName(language)}`, initialCode),
    ),
    ...problem.referenceSolution.map(({ language, completeCode }) =>
      textFile(`submissions/accepted/${sourceName(language)}`, completeCode),
    ),
    ...(problem.signature?.solutions ?? []).map(({ language, code }) =>
      textFile(`${functionFolder}/${sourceName(language)}`, code),
    ),
    ...problem.knownMistakes.map(({ path, code }) => textFile(`submissions/${path}`, code)),
    ...programFiles(problem.programs),
    ...[...settingsOfGroups(problem, paths, format)].map(([path, settings]) => yamlFile(path, settings)),
    ...problem.cases.flatMap(({ input, output }, at) => [
      { path: `data/${paths[at]}.in`, content: input },
      { path: `data/${paths[at]}.ans`, content: output },
    ]),
  ]
}

/** Flags of validators and points may belong to the same folder. */
function settingsOfGroups(
  problem: PackageToWrite,
  paths: readonly string[],
  format: PackageFormat,
): Map<string, Readonly<Record<string, unknown>>> {
  const files = new Map<string, Readonly<Record<string, unknown>>>(scoringFiles(problem, format))
  for (const [path, settings] of settingsOfCases(problem, paths, format))
    files.set(path, { ...files.get(path), ...settings })
  return files
}

function yamlFile(path: string, content: unknown): FileToWrite {
  return textFile(path, serializeYaml(content))
}

/** A reader removes one byte order mark, so a text that starts with one gets another. */
function textFile(path: string, text: string): FileToWrite {
  return { path, content: Buffer.from(text.startsWith('\uFEFF') ? `\uFEFF${text}` : text) }
}
