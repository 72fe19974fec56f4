import type { LayoutItem, Signature, Size } from '@codedojo/contract'
import { harnessSource, lengthOf, variableOf } from './harness-source.ts'
import { countAt, type ResultPart, resultToPrint } from './result-lines.ts'

const one = { int: 'integer', float: 'real', bool: 'flag', string: 'word' } as const

/** The harness that calls a function in JavaScript. */
export function javaScriptHarness(signature: Signature): string {
  const { declaration, input } = signature
  const isParameter = (name: string) => declaration.parameters.some((each) => each.name === name)
  const nameOf = (name: string) => variableOf(name, isParameter(name))
  const reads = input.flat().map((item) => `const ${nameOf(item.name)} = ${readOf(item, nameOf)}`)
  const passed = declaration.parameters.map(({ name }) => nameOf(name)).join(', ')
  const { scalar, depth } = declaration.returns
  const tail = [
    '',
    'const given = new Input(readAll())',
    'const deliver = makeDeliver(given.word())',
    'given.at++',
    ...reads,
    `const values = [${passed}]`,
    `call({ name: '${declaration.name}', values, deliver, printResult, scalar: '${scalar}', depth: ${depth} })`,
    '',
    ...printResult(signature),
    '',
  ]
  return harnessSource('harness.cjs') + tail.join('\n')
}

function readOf(
  { type, sizes, countsCharacters, isLine }: LayoutItem,
  nameOf: (name: string) => string,
): string {
  if (type === null) return 'given.integer()'
  const lists = countsCharacters ? sizes.slice(0, -1) : sizes
  const read = ([size, ...inner]: readonly Size[]): string => {
    if (!size) return `given.${isLine ? 'line' : one[type.scalar]}()`
    return `given.list(${lengthOf(size, { nameOf, before: 'given.integer()' })}, () => ${read(inner)})`
  }
  return read(lists)
}

function printResult(signature: Signature): string[] {
  const { lines, separators, emptyWord, boolWords } = resultToPrint(signature)
  const text = (words: string) => JSON.stringify(words)
  const [yes, no] = boolWords
  const scalars = {
    int: 'printInteger',
    float: 'String',
    bool: `(one) => (one ? ${text(yes)} : ${text(no)})`,
    string: '(one) => one',
  }
  const partOf = (part: ResultPart): string => {
    if (part.kind === 'result')
      return `printValue(result, ${JSON.stringify(separators)}, ${scalars[signature.declaration.returns.scalar]})`
    const length = countAt(part.level, {
      lengthOf: (place) => `${place}.length`,
      guarded: (inner, around) =>
        `(${around.map((place) => `${place}.length === 0`).join(' || ')} ? 0 : ${inner})`,
    })
    return `(${length} - ${part.minus})`
  }
  const printed = lines.map((line) => line.map(partOf).join(` + ' ' + `)).join(` + '\\n' + `)
  return [
    'function printResult(result) {',
    ...(emptyWord === null ? [] : [`  if (result.length === 0) return ${text(`${emptyWord}\n`)}`]),
    `  return ${printed} + '\\n'`,
    '}',
  ]
}
