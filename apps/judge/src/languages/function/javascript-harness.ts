import { type LayoutItem, type Signature, type Size, textTypeOf } from '@codedojo/contract'
import { harnessSource, lengthOf, variableOf } from './harness-source.ts'
import { listingOf, listsOfResult, makingOf } from './made-values.ts'
import { countAt, type ResultPart, resultToPrint } from './result-lines.ts'
import { shapeSources } from './shape-sources.ts'

const one = { int: 'integer', float: 'real', bool: 'flag', string: 'word' } as const

/** The harness that calls a function in JavaScript. */
export function javaScriptHarness(signature: Signature): string {
  const { declaration, input } = signature
  const isParameter = (name: string) => declaration.parameters.some((each) => each.name === name)
  const nameOf = (name: string) => variableOf(name, isParameter(name))
  const reads = input.flat().map((item) => `const ${nameOf(item.name)} = ${madeOf(item, nameOf)}`)
  const passed = declaration.parameters.map(({ name }) => nameOf(name)).join(', ')
  const listing = listingOf(signature, nameOf)
  const { depth } = listsOfResult(signature)
  const scalar = listing.kind === 'levels' ? 'place' : declaration.returns.scalar
  const tail = [
    '',
    'const given = new Input(readAll())',
    'const deliver = makeDeliver(given.word())',
    'given.at++',
    ...reads,
    `const values = [${passed}]`,
    `call({ name: '${declaration.name}', values, deliver, printResult, scalar: '${scalar}', depth: ${depth}${listsOf(listing)} })`,
    '',
    ...printResult(signature),
    '',
  ]
  return harnessSource('harness.cjs') + shapeSources(declaration, 'javascript') + tail.join('\n')
}

/** An argument as the function gets it. */
function madeOf(item: LayoutItem, nameOf: (name: string) => string): string {
  const making = makingOf(item, { nameOf, truth: ['true', 'false'] })
  const read = readOf(item, nameOf)
  if (making.kind === 'nothing') return read
  const { name, isList, more } = making
  return isList ? `${read}.map((one) => ${name}(one))` : `${name}(${[read, ...more].join(', ')})`
}

/** The member of what `call` takes by which the lists of a result are found, unless the result is itself lists. */
function listsOf(listing: ReturnType<typeof listingOf>): string {
  if (listing.kind === 'nothing') return ''
  if (listing.kind === 'links') {
    const name = listing.hasFirst ? 'firstAndLinksOfList' : 'linksOfList'
    return `, listsOf: (result) => ${name}(result, ${listing.count})`
  }
  const name = listing.kind === 'levels' ? 'levelsOfTree' : 'valuesOfList'
  return `, listsOf: (result) => ${listing.isList ? `eachOf(result, ${name})` : `${name}(result, new Set())`}`
}

function readOf(
  { type, form, sizes, countsCharacters, isLine }: LayoutItem,
  nameOf: (name: string) => string,
): string {
  if (type === null) return 'given.integer()'
  const lists = countsCharacters ? sizes.slice(0, -1) : sizes
  const read = ([size, ...inner]: readonly Size[]): string => {
    if (!size) return `given.${isLine ? 'line' : one[textTypeOf(type, form).scalar]}()`
    return `given.list(${lengthOf(size, { nameOf, before: 'given.integer()' })}, () => ${read(inner)})`
  }
  return read(lists)
}

function printResult(signature: Signature): string[] {
  const { lines, separators, emptyWord, boolWords } = resultToPrint(signature)
  const text = (words: string) => JSON.stringify(words)
  const [yes, no] = boolWords
  const { returns } = signature.declaration
  const scalars = {
    int:
      returns.shape === 'TreeNode' ? `(one) => (one === null ? 'null' : printInteger(one))` : 'printInteger',
    float: 'String',
    bool: `(one) => (one ? ${text(yes)} : ${text(no)})`,
    string: '(one) => one',
  }
  const partOf = (part: ResultPart): string => {
    if (part.kind === 'result')
      return `printValue(result, ${JSON.stringify(separators)}, ${scalars[returns.scalar]})`
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
