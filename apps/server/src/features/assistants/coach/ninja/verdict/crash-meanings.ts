interface Crash {
  readonly meaning: string
  readonly question: string
}
type Rule = readonly [RegExp, Crash]

const index: Crash = {
  meaning: 'An index is outside of its sequence.',
  question:
    'Which values does the index take there, and how long is the sequence at that moment? Mind the first and the last round, and an empty sequence.',
}
const nothing: Crash = {
  meaning: 'Something is used that is not there: it was never set, or a look-up found nothing.',
  question: 'Which variable of that line can be empty, and for which input?',
}
const deep: Crash = {
  meaning:
    'The recursion went deeper than it may: each open call waits for the next, and so many do not fit.',
  question:
    'How deep does it go for the largest input? Is there a case that ends it, and is it always reached?',
}
const deepInPython: Crash = {
  meaning:
    'Python stops by itself at 1,000 calls within each other, and at 200,000 where a function gets a tree or a linked list, and this went deeper. Either a call never reaches the case that ends it, or the input needs so many: then `sys.setrecursionlimit(1_000_000)` at the start of the program allows as many as the memory holds.',
  question: deep.question,
}
const division: Crash = {
  meaning: 'A number is divided by zero, or a remainder by zero is taken.',
  question: 'When does the divisor of that line become 0?',
}
const reading: Crash = {
  meaning:
    'A text is taken apart or turned into a number, and it has another form than the program expects; mostly that happens where the input is read.',
  question:
    'How many values stand on each line of the input, and how many does your program expect there? Is a value perhaps a word or larger than its type?',
}
const ended: Crash = {
  meaning: 'The program reads one more line than the input has.',
  question:
    'How many lines does the input have, and how often does your program read one? Several values on one line are read at once and then taken apart.',
}
const key: Crash = {
  meaning: 'A key is looked up that the table does not have.',
  question: 'Which key is it, and when should it have been put into the table?',
}

const empty: Crash = {
  meaning:
    'Something is taken where nothing is left: out of an empty collection, or from an input that has ended.',
  question: 'What can be empty in that line, and which way leads there without asking whether it is?',
}
const tooLong: Crash = {
  meaning: 'A text of digits is turned into a number, and the number is too large for its type.',
  question:
    'Which type does that line make, and where does it end? An `int` ends at 2,147,483,647, a `long` at about $$9.2 \\cdot 10^{18}$$.',
}

/** Recognises crashes by their message on standard error; the first match counts. */
const byText: readonly Rule[] = [
  [/pop from (?:an )?empty|EmptyStackException/, empty],
  [
    /NumberFormatException: For input string: "-?\d{10,}"|stoi: out of range|stoll: out of range|out_of_range'\s{1,4}what\(\): {1,4}sto/,
    tooLong,
  ],
  [
    /IndexError|ArrayIndexOutOfBounds|StringIndexOutOfBounds|IndexOutOfBounds|out_of_range|vector::_M_range_check/,
    index,
  ],
  [/NoSuchElement/, empty],
  [/RecursionError/, deepInPython],
  [/StackOverflowError|Maximum call stack size/, deep],
  [/ZeroDivisionError|ArithmeticException|Division by zero/, division],
  [/KeyError/, key],
  [/EOFError/, ended],
  [
    /InputMismatch|NumberFormatException|invalid literal for int|not enough values to unpack|too many values to unpack|SyntaxError: Cannot convert|stoi|stoll/,
    reading,
  ],
  [
    /NullPointerException|'NoneType'|Cannot read propert|of undefined|of null|is not a function|is not iterable/,
    nothing,
  ],
  [
    /NameError|ReferenceError|UnboundLocalError|AttributeError/,
    {
      meaning: 'A name is used that does not exist there.',
      question: 'Is it spelled as where it was made, and was it made on every way that leads there?',
    },
  ],
  [
    /TypeError: (?:unsupported operand|can only concatenate|'[<>]=?' not supported).*'?\bstr\b/,
    {
      meaning: 'A text is used like a number, or a number like a text.',
      question:
        'Which value of that line was read? `input()` gives a text, also of digits: `int(…)` around it makes a whole number, and `str(…)` makes a text again.',
    },
  ],
  [
    /TypeError|ClassCastException/,
    {
      meaning: 'A value has another type than the operation needs.',
      question: 'Which type do the values of that line have? A text that was read is not a number yet.',
    },
  ],
  [
    /ConcurrentModification|changed size during iteration/,
    {
      meaning: 'A collection is changed while a loop goes through it.',
      question: 'What could you collect first, and change after the loop?',
    },
  ],
  [
    /bad_alloc|OutOfMemory|MemoryError|Invalid array length/,
    {
      meaning: 'The program asked for more memory than there is.',
      question: 'How large is the largest thing that you create, for the largest input?',
    },
  ],
]

const bySignal: Readonly<Record<string, Crash>> = {
  SIGSEGV: {
    meaning:
      'The program used memory that is not its own: most often an index out of range, sometimes recursion that is too deep.',
    question: 'Which index of yours can be negative, or as large as the length? Is some sequence empty?',
  },
  SIGFPE: division,
  SIGABRT: {
    meaning:
      'The program ended itself: an exception that nobody caught, a failed assertion, or memory that was overwritten.',
    question: 'Does a `.at()`, a conversion of a text, or a write past the end of an array happen there?',
  },
  SIGBUS: index,
  SIGILL: {
    meaning: 'A function that promises a value most likely ends without `return`.',
    question: 'Which way through your functions reaches the closing brace without a `return`?',
  },
}

const names =
  /\b(?:\w*(?:Error|Exception|OutOfBounds\w*)|bad_alloc|out_of_range|seg(?:mentation )?fault|index out of (?:range|bounds)|SIG(?:SEGV|FPE|ABRT|BUS|ILL)|null pointer|division by zero|stack overflow)\b/i

/** The name of a known crash in a message; null when there is none. */
export function crashName(message: string): string | null {
  const name = names.exec(message)?.[0] ?? null
  return name !== null && findCrashByName(name) ? name : null
}

/** The usual meaning of a named crash. */
export function findCrashByName(name: string): Crash | null {
  const spoken = spokenNames.find(([pattern]) => pattern.test(name))?.[1] ?? name
  return byText.find(([pattern]) => pattern.test(spoken))?.[1] ?? bySignal[spoken.toUpperCase()] ?? null
}

const spokenNames: readonly (readonly [RegExp, string])[] = [
  [/^seg/i, 'SIGSEGV'],
  [/^index out of|^index ?error$|out_?of_?bounds/i, 'IndexError'],
  [/^null ?pointer/i, 'NullPointerException'],
  [/^division by zero$/i, 'Division by zero'],
  [/^stack ?overflow/i, 'StackOverflowError'],
]

/** At least this many calls of one function in a report indicate a recursion. */
const manyCalls = 8

/** Matches a Python report that was cut off among the calls of one function, before its last line. */
function isCutInRecursion(stderr: string): boolean {
  if (/^\w*(?:Error|Exception)\b/m.test(stderr)) return false
  const called = Array.from(stderr.matchAll(/, line \d+, in (\w+)$/gm), ([, name]) => name)
  return called.filter((name) => name === called.at(-1)).length >= manyCalls
}

/** The usual meaning of a crash. */
export function crashMeaning({
  stderr,
  signal,
}: {
  readonly stderr: string
  readonly signal: string | null
}): Crash {
  if (isCutInRecursion(stderr)) return deep
  return (
    byText.find(([pattern]) => pattern.test(stderr))?.[1] ??
    bySignal[signal ?? ''] ?? {
      meaning: 'The program ended before its time.',
      question: 'What is special about that input: is it empty, the smallest, or the largest?',
    }
  )
}
