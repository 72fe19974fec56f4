import { useEffect } from 'react'
import { useInstallation } from '../../lib/installation.ts'

/** Sets the title of the page in the browser's tab and history. */
export function useTitle(title: string): void {
  const { name } = useInstallation()
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
}
