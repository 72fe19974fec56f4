import type { Language } from '@codedojo/contract'

export interface NamedException {
  readonly name: string
  /** The message with its leading colon; empty if there is none. */
  readonly words: string
}

/** Finds the exception that ended the program on standard error, in the format of its language; null if there is none. */
export function parseException(stderr: string, language: Language): NamedException | null {
  const reported = language === 'javascript' ? nodeHeadline(stderr) : null
  if (reported !== null) return nodeException(reported)
  const java = /^Exception in thread "[^"]*" (?:[\w$]+\.)*([\w$]+)(: .*)?$/m
  const others = /^(?:Uncaught )?([A-Z]\w*(?:Error|Exception|Interrupt))\b(: .*)?$/gm
  const found = java.exec(stderr) ?? [...stderr.matchAll(others)].at(-1)
  return found ? { name: found[1] ?? '', words: found[2] ?? '' } : null
}

/** Node prints the location, the source line and a caret line; then comes the thrown value, which may be anything. */
function nodeHeadline(stderr: string): string | null {
  const report = /^.*:\d+\n.*\n[ \t]*\^+\n+(.+)$/gm
  return [...stderr.matchAll(report)].at(-1)?.[1] ?? null
}

function nodeException(headline: string): NamedException {
  const rejection = /^UnhandledPromiseRejection: .* rejected with the reason "(.*?)"?\.?$/.exec(headline)
  if (rejection) return { name: 'promise rejection', words: `: ${rejection[1]}` }
  // The brackets hold either an error code of Node or the class of a renamed error.
  const error = /^([\w$]+)(?: \[\w+\])?(: .*)?$/.exec(headline)
  return error ? { name: error[1] ?? '', words: error[2] ?? '' } : { name: headline, words: '' }
}

/**
 * Exception names of the standard libraries. Other names are not shown, because a program may name an exception after its input.
 */
const usualExceptions = new Set(
  `ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException AssertionError AttributeError
  ClassCastException ConcurrentModificationException EOFError EmptyStackException Error IOException
  IllegalArgumentException IllegalStateException ImportError IndexError IndexOutOfBoundsException
  InputMismatchException KeyError ModuleNotFoundError NameError NegativeArraySizeException NoSuchElementException
  NullPointerException NumberFormatException OverflowError RangeError RecursionError ReferenceError RuntimeError
  RuntimeException StackOverflowError StringIndexOutOfBoundsException TypeError UnboundLocalError
  UnsupportedOperationException ValueError ZeroDivisionError`.split(/\s+/),
)

export function isStandardException(name: string): boolean {
  return usualExceptions.has(name)
}
