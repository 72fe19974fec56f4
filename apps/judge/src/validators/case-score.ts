/** What a validator may say about the points of a case. */
export interface CaseScoreRule {
  readonly points: {
    /** The most that the case can give; null if a validator must say nothing of points. */
    readonly most: number | null
  }
  readonly isAccepted: boolean
}

export interface CaseScore {
  /** The part of the case's points, from 0 to 1; null if the validator said nothing. */
  readonly share: number | null
  /** Which rule it broke, as the end of a sentence; null if none. */
  readonly fault: string | null
}

/**
 * Reads the files `score.txt` and `score_multiplier.txt` out of what the script of an output validator printed. Source: "Scoring
 * test cases" of spec/2025-09.md, which lists what is a fault of the judge.
 */
export function readCaseScore(printed: Uint8Array, { points, isAccepted }: CaseScoreRule): CaseScore {
  const [, , score = '', multiplier = ''] = Buffer.from(printed).toString('latin1').split('\0')
  const [given, share] = [score.trim(), multiplier.trim()]
  if (given === '' && share === '') return { share: null, fault: null }
  const file = given === '' ? 'score_multiplier.txt' : 'score.txt'
  if (given !== '' && share !== '') return fault('it wrote both score.txt and score_multiplier.txt')
  if (!isAccepted) return fault(`it wrote ${file} for an output that it rejects`)
  if (points.most === null) return fault(`it wrote ${file} for a group that is passed or failed as a whole`)
  const [written, most] = given === '' ? [share, 1] : [given, points.most]
  const value = numberIn(written)
  if (value === null || value < 0 || value > most + tolerance)
    return fault(`${file} must hold a number from 0 to ${most}, not "${shown(written)}"`)
  return { share: most === 0 ? 0 : Math.min(1, value / most), fault: null }
}

/** A share such as 100/3 is not exact in a text of a few digits. */
const tolerance = 1e-6

const fault = (sentence: string): CaseScore => ({ share: null, fault: sentence })

function numberIn(text: string): number | null {
  if (text.length > 40 || !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

/** What a validator wrote may be anything; only plain characters are repeated. */
function shown(text: string): string {
  return text.slice(0, 40).replaceAll(/[^\x20-\x7e]/g, '?')
}
