import type { Language } from '@codedojo/contract'

type Meaning = readonly [RegExp, string]

const meanings: Readonly<Record<Language, readonly Meaning[]>> = {
  cpp: [
    [/expected ['‘]?;/, 'A semicolon is missing, most often at the end of the line before.'],
    [/expected ['‘]?[)}\]]/, 'A bracket was opened and not closed. Count them from this line upwards.'],
    [
      /was not declared in this scope|undeclared/,
      'This name is not known there: look for a slip in its spelling, a variable of another block, a missing `std::` or a missing `#include`.',
    ],
    [
      /is not a member of/,
      'The name does not exist where it is looked for: check its spelling and the `#include` that it needs.',
    ],
    [
      /no matching function|no match for/,
      'The types of what you pass do not fit. Compare each with what is expected; the notes below the message name the candidates.',
    ],
    [
      /cannot convert|invalid conversion|could not convert/,
      'A value has another type than the place where it goes.',
    ],
    [/narrowing conversion/, 'A large type is put into a smaller one inside braces.'],
    [/too (?:few|many) arguments/, 'The number of arguments is not that of the function.'],
    [/No such file or directory/, 'There is no such header here. Check its name.'],
    [
      /undefined reference|undefined symbol/,
      'Something is declared or called that has no body: check the spelling of the function, and that there is a `main`.',
    ],
    [/redefinition|redeclaration|conflicting declaration/, 'The same name is defined twice.'],
    [
      /expected (?:primary-expression|unqualified-id|initializer)/,
      'Something is out of place: look at the end of the line before, at brackets, and for a reserved word used as a name.',
    ],
    [/assignment of read-only|discards qualifiers/, 'You change something that is declared `const`.'],
  ],
  java: [
    [/';' expected/, 'A semicolon is missing, most often at the end of this line.'],
    [
      /cannot find symbol/,
      'This name is not known there: look for a slip in its spelling, a variable of another block, or a missing `import`.',
    ],
    [
      /incompatible types: possible lossy conversion/,
      'A large type is put into a smaller one, such as a `long` into an `int`. Make the place larger rather than the value smaller.',
    ],
    [/incompatible types/, 'A value has another type than the place where it goes.'],
    [/missing return statement/, 'One way through the method ends without `return`.'],
    [/might not have been initialized/, 'One way reaches this line before the variable has got a value.'],
    [
      /unreported exception/,
      'The call can throw an exception that is neither caught nor declared: `throws` at the head of the method is enough here.',
    ],
    [
      /reached end of file|class, interface|illegal start of/,
      'A brace is missing or one too many. Count them from this line upwards.',
    ],
    [/cannot be referenced from a static context/, 'A `static` method uses something that is not `static`.'],
    [/is already defined/, 'The same name is declared twice in one block.'],
    [/bad operand types/, 'The operator does not take values of these types.'],
  ],
  python: [
    [
      /IndentationError|TabError/,
      'The spaces at the beginning of this line do not fit those of the lines around it. Do not mix tabs and spaces.',
    ],
    [/expected ':'/, 'A colon is missing at the end of this line.'],
    [
      /was never closed|unmatched|does not match/,
      'A bracket was opened and not closed, or closed by another kind.',
    ],
    [/unterminated/, 'A text was begun and not ended by the same quotation mark.'],
    [
      /Maybe you meant '==' |cannot assign to|Maybe you meant/,
      'A single `=` sets a value; to compare, use `==`.',
    ],
    [/Missing parentheses in call to 'print'/, '`print` is a function in Python 3 and needs brackets.'],
    [
      /invalid syntax/,
      'Python stopped understanding here; the slip is often at the end of the line before, such as a bracket that was not closed.',
    ],
    [
      /outside (?:function|loop)/,
      'The indent puts this line outside of the function or loop that it belongs to.',
    ],
  ],
  javascript: [
    [/Unexpected end of input/, 'A brace or bracket was opened and not closed.'],
    [
      /missing \) after argument list/,
      'A bracket of a call is not closed, or a comma is missing between its arguments.',
    ],
    [/has already been declared/, 'The same name is declared twice with `let` or `const`.'],
    [/Missing initializer in const/, 'A `const` needs its value at once.'],
    [/await is only valid/, '`await` stands outside of an `async` function.'],
    [/Cannot use import statement/, 'Use `require` here: the program is no module.'],
    [
      /Unexpected token|Unexpected identifier|Invalid or unexpected token/,
      'Something is out of place: look for a missing operator, comma or bracket just before it.',
    ],
  ],
}

/** What beginners write in Python as in other languages or on paper, by the line at which the compiler stops. */
const pythonSlips: readonly Meaning[] = [
  [/^\s*else\s+if\b/, 'In Python, "else if" is one word: `elif`.'],
  [
    /^\s*(?:if|elif|while|for|else)\b[^:]*\s(?:print|return)\b/,
    'A colon must stand before what is to be done, and that goes to a line of its own, four spaces further right.',
  ],
  [
    /^\s*(?:if|elif|while|for)\b.*[^:\s]\s*$|^\s*else\s*$/,
    'A colon is missing at the end of this line, and what belongs to it stands on the next line, four spaces further right.',
  ],
  [/&&|\|\|/, 'Python joins conditions by the words `and` and `or`.'],
  [/\w(?:\+\+|--)\s*$/, 'Python has no `++`: write `+= 1`.'],
  [/[\w)]\s+x\s+[\w(]|[·×÷]/, 'Times is written `*`, and divided by is `/`.'],
]

interface CompilerMessage {
  readonly message: string
  /** The line of the program that the message is about; empty if it names none. */
  readonly line: string
}

/** Explains a compiler message in one sentence. */
export function compileMeaning(language: Language, { message, line }: CompilerMessage): string {
  const isPuzzled = language === 'python' && /invalid syntax|expected ':'/.test(message)
  const slip = isPuzzled ? pythonSlips.find(([pattern]) => pattern.test(line))?.[1] : undefined
  if (slip !== undefined) return slip
  return (
    meanings[language].find(([pattern]) => pattern.test(message))?.[1] ??
    'Read the message word by word: it names what the compiler did not expect there.'
  )
}
