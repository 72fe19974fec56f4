import type { Language } from '@codedojo/contract'

/** A message and what it means. */
export type MessageMeaning = readonly [RegExp, string]

/** What the messages of the compilers mean; the first that matches counts. */
export const compilerMessages: Readonly<Record<Language, readonly MessageMeaning[]>> = {
  cpp: [
    [/expected ['‘]?;/, 'A semicolon is missing, most often at the end of the line before.'],
    [/expected ['‘]?\(/, 'The condition behind `if`, `while` and `for` stands in round brackets.'],
    [
      /expected declaration|does not name a type/,
      'This stands outside of every function: look for a brace that is one too many just before it.',
    ],
    [
      /without a previous ['‘]if/,
      'No `if` ends just before this `else`: look for a semicolon behind the condition, or a brace that is missing or one too many.',
    ],
    [/missing terminating/, 'A text was begun and not ended by the same quotation mark on the same line.'],
    [
      /lvalue required/,
      'On the left of a single `=` stands the variable that gets the value. To compare, use `==`.',
    ],
    [
      /comparison between pointer and integer/,
      'A number, or a single letter, is compared with a text in double quotes.',
    ],
    [/not within loop/, 'The line belongs into a loop, and braces put it outside of each.'],
    [
      /no match for ['‘]operator(?:<<|>>)/,
      'The arrows point in the direction in which the value goes: `std::cin >> x` reads, `std::cout << x` prints. Or the value is of a kind that cannot be read or printed as a whole.',
    ],
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
    [/unclosed string literal/, 'A text was begun and not ended by a `"` on the same line.'],
    [
      /unclosed character literal/,
      'Single quotes hold one letter only. A text stands between double ones, `"…"`.',
    ],
    [
      /';' expected/,
      'A semicolon is missing, most often at the end of this line. In the head of a `for` two of them stand, and no commas.',
    ],
    [
      /'[()]' expected/,
      'A round bracket is missing: the condition behind `if`, `while` and `for` stands in a pair of them.',
    ],
    [
      /'else' without 'if'/,
      'No `if` ends just before this `else`: look for a semicolon behind the condition, or a brace that is missing or one too many.',
    ],
    [
      /not a statement/,
      'The line gives a value and does nothing with it. To set a variable, use a single `=`; to show something, `System.out.println(…)`.',
    ],
    [/package system does not exist/, '`System` begins with a capital letter.'],
    [/outside switch or loop/, 'The line belongs into a loop, and braces put it outside of each.'],
    [
      /cannot find symbol/,
      'This name is not known there: look for a slip in its spelling, a variable of another block, or a missing `import`.',
    ],
    [
      /incompatible types: possible lossy conversion/,
      'A large type is put into a smaller one, such as a `long` into an `int`. Make the place larger rather than the value smaller.',
    ],
    [/int cannot be converted to boolean/, 'A single `=` sets a value; to compare, use `==`.'],
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
      /expected an indented block/,
      'A line before ends with a colon, and what belongs to it must stand below, four spaces further right. If there is nothing to do yet, write `pass` there.',
    ],
    [
      /unindent does not match/,
      'This line stands further left than the one before it, and at no place where a line above begins. Begin it exactly below the line that it belongs with.',
    ],
    [
      /unexpected indent/,
      'This line begins further right than the one before it, and that one does not end with a colon. Begin it exactly below that line.',
    ],
    [
      /TabError|inconsistent use of tabs/,
      'Tabs and spaces are mixed at the beginning of these lines. They look alike and count differently: use spaces only.',
    ],
    [/expected ':'/, 'A colon is missing at the end of this line.'],
    [/was never closed/, 'A bracket was opened and not closed.'],
    [/unmatched/, 'A bracket is closed here that was not opened: one too many, or its partner is missing.'],
    [/does not match/, 'A bracket is closed by another kind than it was opened with.'],
    [/unterminated/, 'A text was begun and not ended by the same quotation mark.'],
    [
      /cannot assign to/,
      'On the left of a single `=` stands the variable that gets the value, and nothing else. To compare, use `==`.',
    ],
    [/Maybe you meant '=='/, 'A single `=` sets a value; to compare, use `==`.'],
    [
      /forgot a comma/,
      'Between two values in brackets something is missing: a comma, a sign such as `+`, or the quotation marks around a text.',
    ],
    [
      /after line continuation/,
      'A `\\` stands outside of the quotation marks; a line break, `\\n`, is part of a text.',
    ],
    [/leading zeros/, 'A whole number does not begin with 0.'],
    [
      /invalid decimal literal/,
      'A number runs into a letter: times is `*`, and a name does not begin with a digit.',
    ],
    [/Missing parentheses in call to 'print'/, '`print` is a function in Python 3 and needs brackets.'],
    [
      /invalid syntax/,
      'Python stopped understanding here; the slip is often at the end of the line before, such as a bracket that was not closed.',
    ],
    [
      /outside function/,
      '`return` ends a function, and this line is in none: it begins too far left, or the answer is to be printed.',
    ],
    [
      /outside loop|not properly in loop/,
      'The line belongs into a loop, and it begins too far left to be in one.',
    ],
  ],
  javascript: [
    [/Unexpected end of input/, 'A brace or bracket was opened and not closed.'],
    [
      /missing \) after argument list/,
      "A bracket of a call is not closed, a comma is missing between its values, or a text ended too early: a `'` within `'…'` ends it.",
    ],
    [/has already been declared/, 'The same name is declared twice with `let` or `const`.'],
    [/Missing initializer in const/, 'A `const` needs its value at once.'],
    [
      /left-hand side in assignment/,
      'On the left of a single `=` stands the variable that gets the value. To compare, use `===`.',
    ],
    [
      /Illegal (?:return|break|continue)/,
      'The word belongs into a function or a loop, and this line is in none.',
    ],
    [
      /Unexpected token 'else'/,
      'No `if` ends just before this `else`: look for a semicolon behind the condition, or a brace that is missing or one too many.',
    ],
    [
      /Invalid or unexpected token/,
      'A text was begun and not ended by the same quotation mark, or a sign stands here that JavaScript does not know.',
    ],
    [/await is only valid/, '`await` stands outside of an `async` function.'],
    [/Cannot use import statement/, 'Use `require` here: the program is no module.'],
    [
      /Unexpected identifier/,
      'Two names stand side by side. A variable begins with `let` or `const`, without a type; else look for a missing operator, comma or quotation mark.',
    ],
    [
      /Unexpected token/,
      'Something is out of place: look for a missing operator, comma or bracket just before it.',
    ],
  ],
}
