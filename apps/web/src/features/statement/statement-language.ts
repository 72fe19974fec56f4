import type { Problem, Translation } from '@codedojo/contract'
import { useSyncExternalStore } from 'react'

const storageKey = 'codedojo:statement-language'
const listeners = new Set<() => void>()
/** What was chosen, where the storage is blocked. */
let chosen: string | null = null

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return chosen
  }
}

function choose(language: string): void {
  chosen = language
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // The choice holds until the page is closed.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

type Statement = Pick<Problem, 'title' | 'description' | 'statementLanguage' | 'translations'>

/**
 * The statement in the language that was chosen in this browser last, or in the problem's own if it has none in that one; and all that
 * it has, its own first. A page that the server renders has the problem's own.
 */
export function useStatementLanguage(problem: Statement): {
  readonly shown: Translation
  readonly languages: readonly string[]
  readonly choose: (language: string) => void
} {
  const wanted = useSyncExternalStore(subscribe, storedLanguage, () => null)
  const { title, description, statementLanguage = 'en', translations = [] } = problem
  const own = { language: statementLanguage, title, description }
  const all = [own, ...translations]
  return {
    shown: all.find(({ language }) => language === wanted) ?? own,
    languages: all.map(({ language }) => language),
    choose,
  }
}
