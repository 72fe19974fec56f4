import { initialInstallation, type Part, type ShownInstallation } from '@codedojo/contract'
import { useSyncExternalStore } from 'react'

/** Id of the element with the settings in the HTML of every page that the server has sent. */
const elementId = 'installation'

let current = readFromPage()
const listeners = new Set<() => void>()

/** The name, the parts and the announcement of this installation, as they were when the page was sent or last changed here. */
export function useInstallation(): ShownInstallation {
  return useSyncExternalStore(subscribe, currentInstallation)
}

/** Whether this installation has the part. */
export function useHasPart(part: Part): boolean {
  return useInstallation().parts[part]
}

export function currentInstallation(): ShownInstallation {
  return current
}

/** Shows changed settings at once on this page. */
export function replaceInstallation(installation: ShownInstallation): void {
  current = installation
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The pages of the development server and of tests come without it. */
function readFromPage(): ShownInstallation {
  const text = document.getElementById(elementId)?.textContent
  // The server has made it from its own settings, which it has checked.
  return text ? JSON.parse(text) : { ...initialInstallation, hasOwnTerms: false }
}
