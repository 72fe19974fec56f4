import type { LayoutItem, Signature, Size } from '@codedojo/contract'
import { harnessSource, lengthOf, variableOf } from './harness-source.ts'
import { countAt, type ResultPart, resultToPrint } from './result-lines.ts'

const one = { int: 'integer', float: 'real', bool: 'flag', string: 'word' } as const
const many = { int: 'integers', float: 'reals', bool: 'flags', string: 'words' } as const

/** The harness that calls a function in Python. */
export function pythonHarness(signature: Signature): string {
  const { declaration, input } = signature
  const items = input.flat()
  const isParameter = (name: string) => declaration.parameters.some((each) => each.name === name)
  const nameOf = (name: string) => variableOf(name, isParameter(name))
  const reads = items.map((item) => `    ${nameOf(item.name)} = ${readOf(item, nameOf)}`)
  const reader = items.some(({ isLine }) => isLine) ? 'Lines' : 'Tokens'
  const passed = declaration.parameters.map(({ name }) => nameOf(name)).join(', ')
  const { scalar, depth } = declaration.returns
  const tail = [
    '',
    '',
    'def main():',
    '    token, _, text = read_all().partition(b"\\n")',
    `    given = ${reader}(text)`,
    ...reads,
    `    arguments = [${passed}]`,
    '    del text, given',
    `    call("${declaration.name}", arguments, make_deliver(token), print_result, ("${scalar}", ${depth}))`,
    '',
    '',
    ...printResult(signature),
    '',
    '',
    'main()',
    '',
  ]
  return harnessSource('harness.py') + tail.join('\n')
}

function readOf(
  { type, sizes, countsCharacters, isLine }: LayoutItem,
  nameOf: (name: string) => string,
): string {
  if (type === null) return 'given.integer()'
  const lists = countsCharacters ? sizes.slice(0, -1) : sizes
  const [single, several] = isLine ? ['line', 'lines'] : [one[type.scalar], many[type.scalar]]
  const length = (size: Size) => lengthOf(size, { nameOf, before: 'given.integer()' })
  const read = ([size, ...inner]: readonly Size[]): string => {
    if (!size) return `given.${single}()`
    return inner.length === 0
      ? `given.${several}(${length(size)})`
      : `[${read(inner)} for _ in range(${length(size)})]`
  }
  return read(lists)
}

function printResult(signature: Signature): string[] {
  const { lines, separators, emptyWord, boolWords } = resultToPrint(signature)
  const text = (words: string) => JSON.stringify(words)
  const [yes, no] = boolWords
  const { scalar } = signature.declaration.returns
  const scalars = {
    int: 'str',
    float: 'repr',
    bool: `lambda one: ${text(yes)} if one else ${text(no)}`,
    string: 'str',
  }
  const partOf = (part: ResultPart): string => {
    if (part.kind === 'result')
      return `print_value(result, ${JSON.stringify(separators)}, ${scalars[scalar]})`
    const length = countAt(part.level, {
      lengthOf: (place) => `len(${place})`,
      guarded: (inner, around) => `(${inner} if ${around.join(' and ')} else 0)`,
    })
    return `str(${length} - ${part.minus})`
  }
  const printed = lines.map((line) => line.map(partOf).join(' + " " + ')).join(' + "\\n" + ')
  return [
    'def print_result(result):',
    ...(emptyWord === null ? [] : ['    if len(result) == 0:', `        return ${text(`${emptyWord}\n`)}`]),
    `    return ${printed} + "\\n"`,
  ]
}
