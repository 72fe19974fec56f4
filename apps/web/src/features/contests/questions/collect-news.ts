import type { contestQuestions, ResponseOf } from '@codedojo/contract'

interface News {
  readonly key: string
  readonly text: string
  readonly detail: string
}

const mostCharacters = 240

/**
 * Returns unread announcements, and answers to own questions that had no answer when last seen. `told` holds what was reported
 * or seen before, and is updated.
 */
export function collectNews(found: ResponseOf<typeof contestQuestions>, told: Set<string>): News[] {
  const news: News[] = []
  for (const { _id, text, at, isRead } of found.announcements.toReversed()) {
    // A corrected announcement has a new time, so it is reported again; its toast replaces the earlier one.
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

/** The beginning of a Markdown text, with the markup removed. */
function cut(markdown: string): string {
  const text = markdown.replaceAll(/\*\*|`|^#+ |^> /gm, '')
  const characters = [...text]
  return characters.length <= mostCharacters ? text : `${characters.slice(0, mostCharacters).join('')}…`
}
