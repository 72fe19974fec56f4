import { validate as isUuid } from 'uuid'
import { z } from 'zod'

/** Whoever is in a group of a provider has a course, and nobody else by the provider. */
export interface CourseRule {
  /** The value of a claim, or the full name of a group in the directory. */
  readonly group: string
  readonly courseId: string
}

/** Each rule asks the directory once at each sign-in. */
const mostRules = 50

/** Rules as operators write them: \`group=course id\`, several of them with semicolons between. Groups may hold the sign =. */
export const courseRulesSchema = z
  .string()
  .max(10_000, 'must be at most 10000 characters')
  .transform((text, context) => {
    const parts = text
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const rules = parts.map(ruleOf)
    const wrong = parts.find((_, at) => rules[at] === null)
    if (wrong !== undefined) {
      const message = `must be groups with the ids of their courses, such as first-year=01a2292b-62f6-74f6-a546-bcd22f7ea3e5, with semicolons between; "${wrong.slice(0, 100)}" is none`
      context.addIssue({ code: 'custom', message })
    }
    if (parts.length > mostRules)
      context.addIssue({ code: 'custom', message: `must be at most ${mostRules} groups` })
    return rules.filter((rule) => rule !== null)
  })

function ruleOf(part: string): CourseRule | null {
  const at = part.lastIndexOf('=')
  const [group, courseId] = [part.slice(0, at).trim(), part.slice(at + 1).trim()]
  return at > 0 && group !== '' && isUuid(courseId) ? { group, courseId } : null
}

/** What a provider says about the courses of a person. */
export interface CourseClaims {
  /** Ids of the courses that they have. */
  readonly open: readonly string[]
  /** Ids of the courses that they do not have by this provider, although others may. */
  readonly closed: readonly string[]
}

/** A course is open if one of its groups is; a group that is null is unknown, and changes nothing. */
export function courseClaimsOf(answers: readonly (readonly [CourseRule, boolean | null])[]): CourseClaims {
  const withAnswer = (answer: boolean | null) =>
    answers.flatMap(([{ courseId }, each]) => (each === answer ? [courseId] : []))
  const open = new Set(withAnswer(true))
  const unknown = new Set(withAnswer(null))
  const closed = new Set(withAnswer(false).filter((id) => !open.has(id) && !unknown.has(id)))
  return { open: [...open], closed: [...closed] }
}
