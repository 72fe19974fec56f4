import type { CoachAnswer } from '../../../ninja/ninja-facts.ts'
import { framed } from '../../shortened.ts'
import { namedCrash } from '../verdict/crash-meanings.ts'
import { say } from './say.ts'

/** What a crash of that name usually means, wherever it happens. */
export function aboutCrash(name: string): CoachAnswer {
  const crash = namedCrash(name)
  return say(`${framed(name)}: ${crash?.meaning ?? 'The program ended before its time.'}`)
}
