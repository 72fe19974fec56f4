import type { contestQuestions, ResponseOf } from '@codedojo/contract'

interface News {
  readonly key: string
  readonly text: string
  readonly detail: string
}

const mostCharacters = 240

/**
 * What is new: unread announcements, and answers to own questions that were seen without one before. `told` holds what was told
 * or seen before, and takes in what is new now.
 */
export function newsOf(found: ResponseOf<typeof contestQuestions>, told: Set<string>): News[] {
  const news: News[] = []
  for (const { _id, text, at, isRead } of found.announcements.toReversed()) {
    // One that was corrected is told again, in place of what it said before.
    const version = `announcement:${_id}:${at}`
    if (!isRead && !told.has(version))
      news.push({ key: `announcement:${_id}`, text: 'Announcement', detail: cut(text) })
    told.add(version)
  }
  for (const { _id, answer, isOwn, letter } of found.questions) {
    if (!isOwn) continue
    if (answer === null) told.add(`open:${_id}`)
    else if (told.delete(`open:${_id}`)) {
      const about = letter === null ? '' : ` about problem ${letter}`
      news.push({ key: `answer:${_id}`, text: `Your question${about} was answered`, detail: cut(answer) })
    }
  }
  return news
}

/** The beginning of a text, without the marks of Markdown that a plain line would show. */
function cut(markdown: string): string {
  const text = markdown.replaceAll(/\*\*|`|^#+ |^> /gm, '')
  const characters = [...text]
  return characters.length <= mostCharacters ? text : `${characters.slice(0, mostCharacters).join('')}…`
}
