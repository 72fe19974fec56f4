import type { Language } from '../vocabulary.ts'
import type { Declaration } from './declaration.ts'
import type { ScalarType, ValueType } from './value-type.ts'

/** What the editor shows first in function mode: the function, without a body. */
export function functionStarter(declaration: Declaration, language: Language): string {
  return starters[language](declaration)
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

function isPassedByValue({ scalar, depth }: ValueType): boolean {
  return depth === 0 && scalar !== 'string'
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

function cppType({ scalar, depth }: ValueType): string {
  return `${'vector<'.repeat(depth)}${cppScalars[scalar]}${'>'.repeat(depth)}`
}

/** The same with the names of the library written out. */
export function stdCppType(type: ValueType): string {
  return cppType(type).replaceAll(/\b(vector|string)\b/g, 'std::$1')
}

export function javaType({ scalar, depth }: ValueType): string {
  return `${javaScalars[scalar]}${'[]'.repeat(depth)}`
}

function pythonType({ scalar, depth }: ValueType): string {
  return `${'list['.repeat(depth)}${pythonScalars[scalar]}${']'.repeat(depth)}`
}

function documentedType({ scalar, depth }: ValueType): string {
  return `${scriptScalars[scalar]}${'[]'.repeat(depth)}`
}
