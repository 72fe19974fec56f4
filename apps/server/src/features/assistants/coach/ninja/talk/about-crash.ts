import type { CoachAnswer } from '../../../ninja/ninja-facts.ts'
import { shortenToCode } from '../../shorten-text.ts'
import { findCrashByName } from '../verdict/crash-meanings.ts'
import { plainAnswer } from './plain-answer.ts'

/** The usual meaning of a named crash. */
export function aboutCrash(name: string): CoachAnswer {
  const crash = findCrashByName(name)
  return plainAnswer(`${shortenToCode(name)}: ${crash?.meaning ?? 'The program ended before its time.'}`)
}
