import { verdicts } from '@codedojo/contract'
import type { DatabaseState, History, StatusObservation } from './history.ts'

type Row = DatabaseState['submissions'][number]

/**
 * Compares what clients observed with the contents of the database, and describes every violated guarantee: no acknowledged
 * submission is lost, none is judged twice or wrongly, no verdict changes after it was seen, and solved marks and counters match
 * the verdicts.
 */
export function checkHistory(history: History, truth: DatabaseState): string[] {
  const rows = new Map(truth.submissions.map((row) => [row.id, row]))
  return [
    ...acknowledgements(history, rows),
    ...strangers(history, truth),
    ...verdictsOf(history, rows),
    ...changes(history, rows),
    ...solvedMarks(truth),
    ...counters(truth),
  ]
}

function acknowledgements({ intents }: History, rows: ReadonlyMap<string, Row>): string[] {
  const owners = new Map<string, string>()
  return intents.flatMap(({ requestKey, acknowledgedAs }) => {
    const ids = [...new Set(acknowledgedAs)]
    const faults: string[] = []
    if (ids.length === 0) faults.push(`The request ${requestKey} was never acknowledged.`)
    if (ids.length > 1) faults.push(`The request ${requestKey} was acknowledged as ${ids.join(' and ')}.`)
    for (const id of ids) {
      if (!rows.has(id)) faults.push(`The submission ${id} was acknowledged and is lost.`)
      if (owners.has(id)) faults.push(`The submission ${id} answers two requests.`)
      owners.set(id, requestKey)
    }
    return faults
  })
}

/** Submissions that no client was told about, as created by a repeated request that was not recognised. */
function strangers({ intents }: History, { submissions }: DatabaseState): string[] {
  const known = new Set(intents.flatMap(({ acknowledgedAs }) => acknowledgedAs))
  return submissions
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => `The submission ${id} exists, but no request was acknowledged as it.`)
}

function verdictsOf({ intents }: History, rows: ReadonlyMap<string, Row>): string[] {
  return intents.flatMap(({ acknowledgedAs, expected }) => {
    const row = rows.get(acknowledgedAs[0] ?? '')
    if (!row || row.status === expected) return []
    const kind = isFinal(row.status) ? 'is judged' : 'is not judged, but'
    return [`The submission ${row.id} ${kind} "${row.status}" where "${expected}" is right.`]
  })
}

function changes({ observations }: History, rows: ReadonlyMap<string, Row>): string[] {
  const bySubmission = Map.groupBy(observations, ({ submissionId }) => submissionId)
  return [...bySubmission].flatMap(([id, seen]) => {
    const stored = rows.get(id)?.status
    const finals = seen.filter(({ status }) => isFinal(status))
    const others = finals.filter(({ status }) => status !== 'done' && status !== stored)
    const faults = others.map(
      ({ status, source }) =>
        `The submission ${id} was shown as "${status}" (${source}) and is now "${stored}".`,
    )
    const back = firstStepBack(seen, finals)
    if (back)
      faults.push(`The submission ${id} was "${back.status}" again (${back.source}) after its verdict.`)
    return faults
  })
}

/** The first observation of an unfinished state that was requested after the verdict had been shown. */
function firstStepBack(
  seen: readonly StatusObservation[],
  finals: readonly StatusObservation[],
): StatusObservation | undefined {
  const firstFinal = Math.min(...finals.map(({ shownAt }) => shownAt))
  return seen.find(({ status, askedAt }) => !isFinal(status) && askedAt > firstFinal)
}

function isFinal(status: string): boolean {
  return status === 'done' || verdicts.some((verdict) => verdict === status)
}

function solvedMarks({ submissions, solved }: DatabaseState): string[] {
  const keyOf = (of: { userId: string; problemId: string }) => `user ${of.userId}, problem ${of.problemId}`
  const accepted = new Set(submissions.filter(({ status }) => status === 'Accepted').map(keyOf))
  const marked = solved.map(keyOf)
  return [
    ...[...accepted].filter((key) => !marked.includes(key)).map((key) => `A solved mark is missing: ${key}.`),
    ...marked.filter((key) => !accepted.has(key)).map((key) => `A solved mark has no Accepted: ${key}.`),
    ...marked.filter((key, at) => marked.indexOf(key) !== at).map((key) => `Solved twice: ${key}.`),
  ]
}

/** Internal Errors say nothing about a learner's program and are not counted. */
function counters({ submissions, counters: stored }: DatabaseState): string[] {
  const counted = submissions.filter(({ status }) => isFinal(status) && status !== 'Internal Error')
  const problems = new Set([...counted, ...stored].map(({ problemId }) => problemId))
  return [...problems].flatMap((problemId) => {
    const own = counted.filter((row) => row.problemId === problemId)
    const right = {
      submitted: own.length,
      accepted: own.filter(({ status }) => status === 'Accepted').length,
    }
    const found = stored.find((row) => row.problemId === problemId) ?? { submitted: 0, accepted: 0 }
    if (found.submitted === right.submitted && found.accepted === right.accepted) return []
    const text = `${found.accepted} of ${found.submitted}, and ${right.accepted} of ${right.submitted} is right`
    return [`The counter of problem ${problemId} says ${text}.`]
  })
}
