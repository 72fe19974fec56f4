import type { Language } from '@codedojo/contract'
import type { NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { teachesBasics } from '../statement/searches-best.ts'

/** How to print intermediate values in the program's language. */
export interface DebugPrintAdvice {
  /** Follows the thing that is printed: "print the values *to standard error*". */
  readonly how: string
  /** A sentence with a space before it on what to do with the line when the mistake is found; may be empty. */
  readonly afterwards: string
}

type ProgramWithPrints = Pick<NinjaFacts, 'language' | 'code' | 'functionDeclaration'> & {
  readonly problem: Pick<NinjaFacts['problem'], 'tags'>
}

/** Phrased for the program's language and the problem's difficulty: learners at the first problems do not know standard error. */
export function adviseDebugPrint({
  language,
  code,
  problem,
  functionDeclaration,
}: ProgramWithPrints): DebugPrintAdvice {
  if (toError[language].test(code)) return { how: 'to standard error', afterwards: '' }
  if (teachesBasics(problem))
    return {
      how: `with a line of its own, such as ${plainLine[language]}`,
      afterwards:
        functionDeclaration === null
          ? ' Take that line out again before you submit: everything that is printed is judged.'
          : '',
    }
  return { how: `to standard error, such as ${errorLine[language]}`, afterwards: '' }
}

const toError: Readonly<Record<Language, RegExp>> = {
  python: /\bstderr\b/,
  java: /\bSystem\.err\b/,
  cpp: /\bcerr\b|\bclog\b|\bstderr\b/,
  javascript: /\bconsole\.error\b|\bstderr\b/,
}

const plainLine: Readonly<Record<Language, string>> = {
  python: '`print("x =", x)`',
  java: '`System.out.println("x = " + x);`',
  cpp: '`std::cout << "x = " << x << \'\\n\';`',
  javascript: "`console.log('x =', x)`",
}

const errorLine: Readonly<Record<Language, string>> = {
  python: '`print("x =", x, file=sys.stderr)` with `import sys` at the top',
  java: '`System.err.println("x = " + x);`',
  cpp: '`std::cerr << "x = " << x << \'\\n\';`',
  javascript: "`console.error('x =', x)`",
}
