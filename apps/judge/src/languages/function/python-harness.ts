import { type LayoutItem, type Signature, type Size, textTypeOf } from '@codedojo/contract'
import { harnessSource, lengthOf, variableOf } from './harness-source.ts'
import { inSnakeCase, listingOf, listsOfResult, makingOf } from './made-values.ts'
import { countAt, type ResultPart, resultToPrint } from './result-lines.ts'
import { shapeSources } from './shape-sources.ts'

const one = { int: 'integer', float: 'real', bool: 'flag', string: 'word' } as const
const many = { int: 'integers', float: 'reals', bool: 'flags', string: 'words' } as const

/** The harness that calls a function in Python. */
export function pythonHarness(signature: Signature): string {
  const { declaration, input } = signature
  const items = input.flat()
  const isParameter = (name: string) => declaration.parameters.some((each) => each.name === name)
  const nameOf = (name: string) => variableOf(name, isParameter(name))
  const reads = items.map((item) => `    ${nameOf(item.name)} = ${madeOf(item, nameOf)}`)
  const listing = listingOf(signature, nameOf)
  const reader = items.some(({ isLine }) => isLine) ? 'Lines' : 'Tokens'
  const passed = declaration.parameters.map(({ name }) => nameOf(name)).join(', ')
  const { depth } = listsOfResult(signature)
  const scalar = listing.kind === 'levels' ? 'place' : declaration.returns.scalar
  const tail = [
    '',
    '',
    'def main():',
    '    token, _, text = read_all().partition(b"\\n")',
    `    given = ${reader}(text)`,
    ...reads,
    `    arguments = [${passed}]`,
    '    del text, given',
    `    call("${declaration.name}", arguments, make_deliver(token), print_result, ("${scalar}", ${depth})${listsOf(listing)})`,
    '',
    '',
    ...printResult(signature),
    '',
    '',
    'main()',
    '',
  ]
  return harnessSource('harness.py') + shapeSources(declaration, 'python') + tail.join('\n')
}

/** An argument as the function gets it. */
function madeOf(item: LayoutItem, nameOf: (name: string) => string): string {
  const making = makingOf(item, { nameOf, truth: ['True', 'False'] })
  const read = readOf(item, nameOf)
  if (making.kind === 'nothing') return read
  const name = inSnakeCase(making.name)
  return making.isList ? `[${name}(one) for one in ${read}]` : `${name}(${[read, ...making.more].join(', ')})`
}

/** The last argument of `call`, unless the result is itself lists. */
function listsOf(listing: ReturnType<typeof listingOf>): string {
  if (listing.kind === 'nothing') return ''
  if (listing.kind === 'links') {
    const name = listing.hasFirst ? 'first_and_links_of_list' : 'links_of_list'
    return `, lambda result: ${name}(result, ${listing.count})`
  }
  const name = listing.kind === 'levels' ? 'levels_of_tree' : 'values_of_list'
  return `, lambda result: ${listing.isList ? `each_of(result, ${name})` : `${name}(result, {})`}`
}

function readOf(
  { type, form, sizes, countsCharacters, isLine }: LayoutItem,
  nameOf: (name: string) => string,
): string {
  if (type === null) return 'given.integer()'
  const lists = countsCharacters ? sizes.slice(0, -1) : sizes
  const { scalar } = textTypeOf(type, form)
  const [single, several] = isLine ? ['line', 'lines'] : [one[scalar], many[scalar]]
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
  const { scalar, shape } = signature.declaration.returns
  const scalars = {
    int: shape === 'TreeNode' ? 'lambda one: "null" if one is None else str(one)' : 'str',
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
