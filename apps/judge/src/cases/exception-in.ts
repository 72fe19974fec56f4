import type { Language } from '@codedojo/contract'

export interface NamedException {
  readonly name: string
  /** With the colon before them; empty when there are none. */
  readonly words: string
}

/** The exception that ended a program, as its language named it on standard error; null when it named none. */
export function exceptionIn(stderr: string, language: Language): NamedException | null {
  const reported = language === 'javascript' ? nodeHeadline(stderr) : null
  if (reported !== null) return nodeException(reported)
  const java = /^Exception in thread "[^"]*" (?:[\w$]+\.)*([\w$]+)(: .*)?$/m
  const others = /^(?:Uncaught )?([A-Z]\w*(?:Error|Exception|Interrupt))\b(: .*)?$/gm
  const found = java.exec(stderr) ?? [...stderr.matchAll(others)].at(-1)
  return found ? { name: found[1] ?? '', words: found[2] ?? '' } : null
}

/** Node shows the place, the line of code and a mark below it; what was thrown follows, which may be any value. */
function nodeHeadline(stderr: string): string | null {
  const report = /^.*:\d+\n.*\n[ \t]*\^+\n+(.+)$/gm
  return [...stderr.matchAll(report)].at(-1)?.[1] ?? null
}

function nodeException(headline: string): NamedException {
  const rejection = /^UnhandledPromiseRejection: .* rejected with the reason "(.*?)"?\.?$/.exec(headline)
  if (rejection) return { name: 'promise rejection', words: `: ${rejection[1]}` }
  // In brackets are a code of Node's own, or the class an error of another name comes from.
  const error = /^([\w$]+)(?: \[\w+\])?(: .*)?$/.exec(headline)
  return error ? { name: error[1] ?? '', words: error[2] ?? '' } : { name: headline, words: '' }
}

/** Names that come from the libraries: a program may give an exception of its own any name it reads. */
const usualExceptions = new Set(
  `ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException AssertionError AttributeError
  ClassCastException ConcurrentModificationException EOFError EmptyStackException Error IOException
  IllegalArgumentException IllegalStateException ImportError IndexError IndexOutOfBoundsException
  InputMismatchException KeyError ModuleNotFoundError NameError NegativeArraySizeException NoSuchElementException
  NullPointerException NumberFormatException OverflowError RangeError RecursionError ReferenceError RuntimeError
  RuntimeException StackOverflowError StringIndexOutOfBoundsException TypeError UnboundLocalError
  UnsupportedOperationException ValueError ZeroDivisionError`.split(/\s+/),
)

export function isUsualException(name: string): boolean {
  return usualExceptions.has(name)
}
