import type { JudgedCase, Outcome } from '@codedojo/contract'
import type { Attack } from './attack.ts'
import type { SecretCase } from './secrets.ts'

const maxMessageCharacters = 16 * 1024
const maxShownBytes = 64 * 1024
const maxErrorCharacters = 4 * 1024

/** Describes every isolation guarantee that an attack violated; empty if it was contained. `secrets` must appear nowhere. */
export function findViolations(attack: Attack, secrets: readonly string[]): string[] {
  return [
    ...wrongVerdicts(attack),
    ...leaks(attack, secrets),
    ...brokenHeader(attack),
    ...tooLong(attack.outcome),
    ...wrongNeighbours(attack),
  ]
}

function wrongVerdicts({ program, outcome, cases }: Attack): string[] {
  const wrongCases = outcome.cases.flatMap(({ index, status }) => {
    const wanted = cases[index - 1]?.expect ?? status
    return status === wanted ? [] : [`case ${index} is ${status}, not ${wanted}`]
  })
  const isExpected = program.expect.includes(outcome.status)
  const isWhole = program.cases.length === 0 || outcome.cases.length === program.cases.length
  return [
    ...(isExpected
      ? []
      : [`it is ${outcome.status}, not ${program.expect.join(' or ')}: ${excerpt(outcome)}`]),
    ...(isWhole ? [] : [`only ${outcome.cases.length} of its cases were judged`]),
    ...wrongCases,
  ]
}

function leaks({ program, outcome, cases, written }: Attack, secrets: readonly string[]): string[] {
  const hidden = cases.filter(({ toJudge }) => toJudge.kind === 'hidden')
  return [
    ...found(JSON.stringify(outcome) + written, secrets).map((secret) => `the secret "${secret}" is seen`),
    ...found(`${outcome.compileMessage}${written}`, wordsOf(cases)).map(
      (secret) => `the content "${secret}" of a case is in the messages`,
    ),
    // The exception message of a visible case may quote its input, so only hidden inputs count as leaks.
    ...found(`${outcome.errorMessage}`, wordsOf(hidden)).map(
      (secret) => `the content "${secret}" of a hidden case is in the error message`,
    ),
    ...outcome.cases.flatMap((judged) => caseLeaks(judged, cases, program.solves)),
  ]
}

function caseLeaks(judged: JudgedCase, cases: readonly SecretCase[], solves: boolean): string[] {
  const own = cases[judged.index - 1]
  const others = wordsOf(cases.filter((other) => other !== own))
  const printed = `${judged.stdout}${judged.stderr}`
  const answers = solves || !own ? [] : [own.reversed]
  return [
    ...found(JSON.stringify(judged), others).map(
      (secret) => `case ${judged.index} shows "${secret}" of another`,
    ),
    ...found(printed, answers).map((secret) => `case ${judged.index} printed the answer "${secret}"`),
  ]
}

function wordsOf(cases: readonly SecretCase[]): string[] {
  return cases.flatMap(({ word, reversed }) => [word, reversed])
}

function found(text: string, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => text.includes(secret))
}

function brokenHeader({ program, outcome }: Attack): string[] {
  const outputs = outcome.cases.flatMap(({ stdout }) => stdout ?? [])
  const words = [
    outcome.compileMessage,
    outcome.errorMessage,
    ...outputs,
    ...outcome.cases.map(({ stderr }) => stderr),
  ]
  const all = words.join('\n')
  const { outputMustMatch, resultMustNotMatch, uses } = program
  return [
    ...outputMustMatch.flatMap((pattern) => missing(pattern, outputs)),
    ...resultMustNotMatch.filter((pattern) => pattern.test(all)).map((pattern) => `${pattern} is seen`),
    ...(outcome.runtimeMs < uses.cpuMs ? [`only ${outcome.runtimeMs} ms were measured`] : []),
    ...(outcome.memoryKb < uses.memoryKb ? [`only ${outcome.memoryKb} KB were measured`] : []),
  ]
}

function missing(pattern: RegExp, outputs: readonly string[]): string[] {
  if (outputs.length === 0) return [`nothing shows ${pattern}`]
  const without = outputs.find((output) => !pattern.test(output))
  return without === undefined ? [] : [`an output does not show ${pattern}: ${without.slice(0, 2000)}`]
}

function tooLong({ compileMessage, cases }: Outcome): string[] {
  const texts: [string, number, number][] = [
    ['compiler message', compileMessage?.length ?? 0, maxMessageCharacters],
    ...cases.map(({ stdout }): [string, number, number] => [
      'output',
      Buffer.byteLength(stdout ?? ''),
      maxShownBytes,
    ]),
    ...cases.map(({ stderr }): [string, number, number] => [
      'errors',
      stderr?.length ?? 0,
      maxErrorCharacters,
    ]),
  ]
  return texts
    .filter(([, length, most]) => length > most)
    .map(([name, length, most]) => `the ${name} kept ${length} of at most ${most}`)
}

function wrongNeighbours({ beside, afterwards }: Attack): string[] {
  return [
    ...(beside.status === 'Accepted' ? [] : [`an honest program beside it is ${excerpt(beside)}`]),
    ...(afterwards.status === 'Accepted' ? [] : [`an honest program after it is ${excerpt(afterwards)}`]),
  ]
}

function excerpt({ status, errorMessage, compileMessage, cases }: Outcome): string {
  const [first] = cases
  return JSON.stringify({ status, errorMessage, compileMessage, first }).slice(0, 3000)
}
