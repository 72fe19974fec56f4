import { type LayoutItem, type Signature, type Size, stdCppType, textTypeOf } from '@codedojo/contract'
import { harnessSource, lengthOf, variableOf } from './harness-source.ts'
import { inSnakeCase, listingOf, makingOf } from './made-values.ts'
import { countAt, type ResultPart, resultToPrint } from './result-lines.ts'
import { shapeSources } from './shape-sources.ts'

const one = { int: 'integer', float: 'decimal', bool: 'flag', string: 'word' } as const

/** The harness that calls a method in C++. The learner's code is a part of it, so that macros of theirs hold only behind it. */
export function cppHarness(signature: Signature): string {
  const { declaration, input } = signature
  const isParameter = (name: string) => declaration.parameters.some((each) => each.name === name)
  const nameOf = (name: string) => variableOf(name, isParameter(name))
  const reads = input.flat().map((item) => `    auto ${nameOf(item.name)} = ${madeOf(item, nameOf)};`)
  const passed = declaration.parameters.map(({ name }) => nameOf(name)).join(', ')
  const tail = [
    '',
    '#include "main.cpp"',
    '',
    // `int` may be a macro of the learner's.
    'signed main() {',
    '    auto& given = codedojo_harness::input;',
    '    if (codedojo_harness::delivery_token.empty()) return 1;',
    ...reads,
    ...resultOf(signature, { passed, nameOf }),
    ...printResult(signature),
    '    codedojo_harness::deliver("value", text);',
    '    return 0;',
    '}',
    '',
  ]
  return harnessSource('harness.hpp') + shapeSources(declaration, 'cpp') + tail.join('\n')
}

/** The call, and the lists that stand for what it returns. */
function resultOf(
  signature: Signature,
  { passed, nameOf }: { readonly passed: string; readonly nameOf: (name: string) => string },
): string[] {
  const { name, returns } = signature.declaration
  const listing = listingOf(signature, nameOf)
  if (listing.kind === 'nothing')
    return [`    const ${stdCppType(returns)} result = Solution().${name}(${passed});`]
  const lists =
    listing.kind === 'links'
      ? `${listing.hasFirst ? 'first_and_links_of' : 'links_of'}(returned, ${listing.count})`
      : 'lists_of(returned)'
  return [
    // Its nodes may belong to the object, which must live until they are read.
    '    Solution codedojo_solution;',
    `    const ${stdCppType(returns)} returned = codedojo_solution.${name}(${passed});`,
    `    decltype(codedojo_harness::${lists}) result;`,
    '    try {',
    `        result = codedojo_harness::${lists};`,
    '    } catch (const codedojo_harness::WrongResult& wrong) {',
    '        codedojo_harness::deliver(wrong.kind, "");',
    '        return 0;',
    '    }',
  ]
}

/** An argument as the function gets it. */
function madeOf(item: LayoutItem, nameOf: (name: string) => string): string {
  const making = makingOf(item, { nameOf, truth: ['true', 'false'] })
  const read = readOf(item, nameOf)
  if (making.kind === 'nothing') return read
  return `codedojo_harness::${inSnakeCase(making.name)}(${[read, ...making.more].join(', ')})`
}

function readOf(
  { type, form, sizes, countsCharacters, isLine }: LayoutItem,
  nameOf: (name: string) => string,
): string {
  if (type === null) return 'given.integer()'
  const lists = countsCharacters ? sizes.slice(0, -1) : sizes
  const read = ([size, ...inner]: readonly Size[]): string => {
    if (!size) return `given.${isLine ? 'line' : one[textTypeOf(type, form).scalar]}()`
    const length = lengthOf(size, { nameOf, before: 'given.integer()' })
    return `given.list(${length}, [&] { return ${read(inner)}; })`
  }
  return read(lists)
}

function printResult(signature: Signature): string[] {
  const { lines, separators, emptyWord, boolWords } = resultToPrint(signature)
  const text = (words: string) => JSON.stringify(words)
  const [yes, no] = boolWords
  const words = `codedojo_harness::Words{${text(yes)}, ${text(no)}}`
  const partOf = (part: ResultPart): string => {
    if (part.kind === 'result')
      return `codedojo_harness::print_value(text, result, ${text(separators.join(''))}, ${words});`
    const length = countAt(part.level, {
      lengthOf: (place) => `${place}.size()`,
      guarded: (inner, around) =>
        `(${around.map((place) => `${place}.empty()`).join(' || ')} ? 0 : ${inner})`,
    })
    return `text += std::to_string(static_cast<long long>(${length}) - ${part.minus});`
  }
  const printed = lines.flatMap((line) => [
    ...line.flatMap((part, at) => [...(at > 0 ? [`    text += ' ';`] : []), `    ${partOf(part)}`]),
    `    text += '\\n';`,
  ])
  return [
    '    std::string text;',
    ...(emptyWord === null
      ? printed
      : [`    if (result.empty()) text = ${text(`${emptyWord}\n`)};`, '    else {', ...printed, '    }']),
  ]
}
