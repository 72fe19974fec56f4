import { type AnswerToJudge, isHint, type Rule } from './rule.ts'

/** Tags that name a subject, not a way to solve the problem. */
const subjects: ReadonlySet<string> = new Set([
  ...['Array', 'Strings', 'Math', 'Loop', 'Condition', 'Function', 'Trees', 'Graphs', 'Linked List'],
  ...['Simulation', 'Searching', 'Number Theory', 'Brackets', 'Rotation', 'Intervals'],
])

const wordsOfTag: Readonly<Record<string, RegExp>> = {
  'Hash Table': /\bhash|\bdictionar|\bunordered_map/i,
  BFS: /\bBFS\b|\bbreadth[- ]first/i,
  DFS: /\bDFS\b|\bdepth[- ]first/i,
  Sorting: /\bsort/i,
  Recursion: /\brecurs/i,
  'Dynamic Programming': /\bdynamic programming\b|\bDP\b|\bmemoi[sz]/i,
  'Two Sum': /\btwo[- ]sum\b/i,
}

/** A nudge names no algorithm, except one that the learner, their code, its error message or the statement names. */
export const noAlgorithmInNudge: Rule = {
  name: 'level: no algorithm in a nudge',
  appliesTo: (answer) => isHint(answer) && answer.situation.level === 1 && !answer.facts.isUnlocked,
  faultOf: ({ text, facts: { problem, code, message, lastWork } }) => {
    const error = lastWork?.compileMessage ?? lastWork?.failing?.stderr ?? ''
    const open = [problem.title, problem.description, code, message, error].join('\n')
    const named = problem.tags.filter((tag) => {
      const words = wordsOfTag[tag] ?? new RegExp(`\\b${tag.replaceAll(/[\s-]+/g, '[\\s-]+')}\\b`, 'i')
      return !subjects.has(tag) && words.test(text) && !words.test(open)
    })
    return named.length > 0 ? `names ${named.join(', ')}` : null
  },
}

/** An answer below the third level has no list of steps, because that is a plan. */
export const noPlanBeforeLevel: Rule = {
  name: 'level: no plan before level 3',
  appliesTo: (answer) => isHint(answer) && answer.situation.level <= 2 && !answer.facts.isUnlocked,
  faultOf: (answer) => {
    const steps = countSteps(answer)
    return steps >= 2 ? `${steps} numbered steps` : null
  },
}

function countSteps({ text }: AnswerToJudge): number {
  const prose = text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '')
  return prose.match(/(?:^|[.:!?]\s)\s*\d{1,2}[.)]\s+\p{Lu}/gmu)?.length ?? 0
}
