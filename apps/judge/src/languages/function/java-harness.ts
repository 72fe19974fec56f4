import { javaType, type LayoutItem, type Signature, type Size, textTypeOf } from '@codedojo/contract'
import { harnessSource, lengthOf, variableOf } from './harness-source.ts'
import { listingOf, listsOfResult, type MakingName, makingOf } from './made-values.ts'
import { countAt, type ResultPart, resultToPrint } from './result-lines.ts'
import { shapeSources } from './shape-sources.ts'

const one = { int: 'integer', float: 'real', bool: 'flag', string: 'word' } as const
/** A variable for each level of lists. */
const places = ['row', 'place'] as const

/** The harness that calls a method in Java. */
export function javaHarness(signature: Signature): string {
  const { declaration, input } = signature
  const isParameter = (name: string) => declaration.parameters.some((each) => each.name === name)
  const nameOf = (name: string) => variableOf(name, isParameter(name))
  const passed = declaration.parameters.map(({ name }) => nameOf(name)).join(', ')
  const body = [
    'HarnessInput given = new HarnessInput(System.in.readAllBytes());',
    'HarnessResult harness = new HarnessResult(given.word());',
    ...input.flat().flatMap((item) => madeOf(item, nameOf)),
    ...resultOf(signature, { passed, nameOf }),
    ...printResult(signature),
  ]
  const tail = [
    '',
    '/** Reads the arguments, calls the method and prints what it returns. */',
    'final class Main {',
    '    public static void main(String[] words) throws Exception {',
    ...body.map((line) => `        ${line}`),
    '    }',
    '}',
    '',
  ]
  return harnessSource('Harness.java') + shapeSources(declaration, 'java') + tail.join('\n')
}

/** The call, and the lists that stand for what it returns. */
function resultOf(
  signature: Signature,
  { passed, nameOf }: { readonly passed: string; readonly nameOf: (name: string) => string },
): string[] {
  const { name, returns } = signature.declaration
  const call = `new Solution().${name}(${passed})`
  const listing = listingOf(signature, nameOf)
  if (listing.kind === 'nothing') return [`${javaType(returns)} result = ${call};`]
  const holder = listing.kind === 'levels' ? 'HarnessTrees' : 'HarnessLists'
  const lists =
    listing.kind === 'links'
      ? `${listing.hasFirst ? 'firstAndLinksOf' : 'linksOf'}(returned, ${listing.count})`
      : 'listsOf(returned)'
  return [
    `${javaType(returns)} returned = ${call};`,
    ...(listing.kind !== 'links' && listing.isList ? refuseNull('returned') : []),
    `${javaType(listsOfResult(signature))} result;`,
    'try {',
    `    result = ${holder}.${lists};`,
    '} catch (HarnessFault fault) {',
    '    harness.deliver(fault.kind, "");',
    '    return;',
    '}',
  ]
}

const refuseNull = (variable: string) => [
  `if (${variable} == null) {`,
  '    harness.deliver("nothing", "");',
  '    return;',
  '}',
]

const holders = {
  linkedList: 'HarnessLists',
  linkedListOfLinks: 'HarnessLists',
  treeOfLevels: 'HarnessTrees',
  treeOfNodes: 'HarnessTrees',
  neighboursOf: 'HarnessGraphs',
  weightedNeighboursOf: 'HarnessGraphs',
} as const satisfies Record<MakingName, string>

/** Reads an argument as the function gets it. */
function madeOf(item: LayoutItem, nameOf: (name: string) => string): string[] {
  const making = makingOf(item, { nameOf, truth: ['true', 'false'] })
  const variable = nameOf(item.name)
  if (making.kind === 'nothing' || item.type === null) return readOf(item, { variable, nameOf })
  const lists = `${variable}_lists`
  const made = `${holders[making.name]}.${making.name}(${[lists, ...making.more].join(', ')})`
  return [...readOf(item, { variable: lists, nameOf }), `${javaType(item.type)} ${variable} = ${made};`]
}

function readOf(
  { type: itsType, form, sizes, countsCharacters, isLine }: LayoutItem,
  { variable, nameOf }: { readonly variable: string; readonly nameOf: (name: string) => string },
): string[] {
  const type = itsType && textTypeOf(itsType, form)
  if (type === null) return [`long ${variable} = given.integer();`]
  const lists = countsCharacters ? sizes.slice(0, -1) : sizes
  const scalar = javaType({ scalar: type.scalar, depth: 0 })
  const read = `given.${isLine ? 'line' : one[type.scalar]}()`
  const length = (size: Size) => `(int) (${lengthOf(size, { nameOf, before: 'given.integer()' })})`
  const made = (size: Size, inner: number) => `new ${scalar}[${length(size)}]${'[]'.repeat(inner)}`
  const fill = (place: string, rest: readonly Size[], level: 0 | 1): string[] => {
    const [size, ...inner] = rest
    const index = places[level]
    const element = `${place}[${index}]`
    const loop = `for (int ${index} = 0; ${index} < ${place}.length; ${index}++)`
    if (!size) return [`${loop} ${element} = ${read};`]
    return [
      `${loop} {`,
      `    ${element} = ${made(size, inner.length)};`,
      ...fill(element, inner, 1).map((line) => `    ${line}`),
      '}',
    ]
  }
  const [size, ...inner] = lists
  if (!size) return [`${scalar} ${variable} = ${read};`]
  return [`${javaType(type)} ${variable} = ${made(size, inner.length)};`, ...fill(variable, inner, 0)]
}

function printResult(signature: Signature): string[] {
  const { lines, separators, emptyWord, boolWords } = resultToPrint(signature)
  const returns = listsOfResult(signature)
  const text = (words: string) => JSON.stringify(words)
  const [yes, no] = boolWords
  const shown = (value: string) =>
    returns.scalar === 'bool' ? `(${value} ? ${text(yes)} : ${text(no)})` : value
  const append = (value: string, level: 0 | 1 | 2): string[] => {
    const separator = separators[level]
    const index = places[level === 0 ? 0 : 1]
    if (separator === undefined) return [`text.append(${shown(value)});`]
    const inner = append(`${value}[${index}]`, level === 0 ? 1 : 2)
    return [
      `for (int ${index} = 0; ${index} < ${value}.length; ${index}++) {`,
      `    if (${index} > 0) text.append(${text(separator)});`,
      ...inner.map((line) => `    ${line}`),
      '}',
    ]
  }
  const partOf = (part: ResultPart): string[] => {
    if (part.kind === 'result') return append('result', 0)
    const length = countAt(part.level, {
      lengthOf: (place, level) => `${place}.length${level === returns.depth ? '()' : ''}`,
      guarded: (inner, around) =>
        `(${around.map((place) => `${place}.length == 0`).join(' || ')} ? 0 : ${inner})`,
    })
    return [`text.append(${length} - ${part.minus});`]
  }
  const printed = lines.flatMap((line) => [
    ...line.flatMap((part, at) => [...(at > 0 ? [`text.append(" ");`] : []), ...partOf(part)]),
    `text.append("\\n");`,
  ])
  const isObject = returns.depth > 0 || returns.scalar === 'string'
  const isEmpty = returns.depth > 0 ? 'result.length == 0' : 'result.isEmpty()'
  return [
    ...(isObject && signature.declaration.returns.shape === undefined ? refuseNull('result') : []),
    'StringBuilder text = new StringBuilder();',
    ...(emptyWord === null
      ? printed
      : [
          `if (${isEmpty}) text.append(${text(`${emptyWord}\n`)});`,
          'else {',
          ...printed.map((line) => `    ${line}`),
          '}',
        ]),
    'harness.deliver("value", text.toString());',
  ]
}
