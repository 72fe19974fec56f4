import type { Language } from '../vocabulary.ts'
import type { Declaration } from './declaration.ts'
import { notesOnTypes } from './node-classes.ts'
import { isGraph, isWeighted, listsAround, type ScalarType, type ValueType } from './value-type.ts'

/** What the editor shows first in function mode: the function, without a body, below a comment that tells of its types. */
export function functionStarter(declaration: Declaration, language: Language): string {
  const notes = notesOnTypes(declaration, language)
  return `${notes.length === 0 ? '' : commentIn[language](notes)}${starters[language](declaration)}`
}

const commentIn = {
  cpp: blockComment,
  java: blockComment,
  python: (lines) => `${lines.map((line) => `# ${line}`).join('\n')}\n\n`,
  javascript: blockComment,
} as const satisfies Record<Language, (lines: readonly string[]) => string>

function blockComment(lines: readonly string[]): string {
  return `/*\n${lines.map((line) => ` * ${line}`).join('\n')}\n */\n`
}

/** The line by which a learner declares the function, as the messages of the judge name it. */
export function declarationIn({ name, parameters, returns }: Declaration, language: Language): string {
  const taken = parameters.map((each) => parameterIn[language](each.name, each.type)).join(', ')
  switch (language) {
    case 'cpp':
      return `${cppType(returns)} ${name}(${taken})`
    case 'java':
      return `public ${javaType(returns)} ${name}(${taken})`
    case 'python':
      return `def ${name}(${taken}) -> ${pythonType(returns)}:`
    case 'javascript':
      return `function ${name}(${taken})`
  }
}

const parameterIn = {
  cpp: (name, type) => (isPassedByValue(type) ? `${cppType(type)} ${name}` : `${cppType(type)}& ${name}`),
  java: (name, type) => `${javaType(type)} ${name}`,
  python: (name, type) => `${name}: ${pythonType(type)}`,
  javascript: (name) => name,
} as const satisfies Record<Language, (name: string, type: ValueType) => string>

const starters = {
  cpp: (declaration) =>
    `#include <bits/stdc++.h>\nusing namespace std;\n\nclass Solution {\npublic:\n    ${declarationIn(declaration, 'cpp')} {\n        \n    }\n};\n`,
  java: (declaration) =>
    `import java.util.*;\n\nclass Solution {\n    ${declarationIn(declaration, 'java')} {\n        \n    }\n}\n`,
  python: (declaration) => `${declarationIn(declaration, 'python')}\n    pass\n`,
  javascript: (declaration) => {
    const documented = declaration.parameters.map(
      ({ name, type }) => ` * @param {${documentedType(type)}} ${name}\n`,
    )
    return `/**\n${documented.join('')} * @return {${documentedType(declaration.returns)}}\n */\n${declarationIn(declaration, 'javascript')} {\n  \n}\n`
  },
} as const satisfies Record<Language, (declaration: Declaration) => string>

function isPassedByValue({ scalar, depth, shape }: ValueType): boolean {
  return (depth === 0 && scalar !== 'string') || (isNode(shape) && depth === 1)
}

function isNode(shape: ValueType['shape']): boolean {
  return shape !== undefined && !isGraph(shape)
}

const cppScalars = {
  int: 'long long',
  float: 'double',
  bool: 'bool',
  string: 'string',
} as const satisfies Names
const javaScalars = {
  int: 'long',
  float: 'double',
  bool: 'boolean',
  string: 'String',
} as const satisfies Names
const pythonScalars = { int: 'int', float: 'float', bool: 'bool', string: 'str' } as const satisfies Names
const scriptScalars = {
  int: 'number',
  float: 'number',
  bool: 'boolean',
  string: 'string',
} as const satisfies Names
type Names = Record<ScalarType, string>

function cppType(type: ValueType): string {
  const { scalar, depth, shape } = type
  if (isGraph(shape) && isWeighted(shape)) return 'vector<vector<pair<long long, long long>>>'
  const [lists, inner] = isNode(shape) ? [listsAround(type), `${shape}*`] : [depth, cppScalars[scalar]]
  return `${'vector<'.repeat(lists)}${inner}${'>'.repeat(lists)}`
}

/** The same with the names of the library written out. */
export function stdCppType(type: ValueType): string {
  return cppType(type).replaceAll(/\b(vector|string|pair)\b/g, 'std::$1')
}

export function javaType(type: ValueType): string {
  const { scalar, depth, shape } = type
  return isNode(shape)
    ? `${shape}${'[]'.repeat(listsAround(type))}`
    : `${javaScalars[scalar]}${'[]'.repeat(depth)}`
}

function pythonType(type: ValueType): string {
  const { scalar, depth, shape } = type
  if (isGraph(shape) && isWeighted(shape)) return 'list[list[tuple[int, int]]]'
  const [lists, inner] = isNode(shape)
    ? [listsAround(type), `${shape} | None`]
    : [depth, pythonScalars[scalar]]
  return `${'list['.repeat(lists)}${inner}${']'.repeat(lists)}`
}

function documentedType(type: ValueType): string {
  const { scalar, depth, shape } = type
  if (!isNode(shape)) return `${scriptScalars[scalar]}${'[]'.repeat(depth)}`
  const lists = listsAround(type)
  return lists === 0 ? `${shape} | null` : `(${shape} | null)${'[]'.repeat(lists)}`
}
