import { useEffect } from 'react'
import { type Theme, themes } from './theme.ts'

/** Prints every page in the light theme, whatever the reader chose: paper is white. */
export function usePrintInDaylight(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let chosen: string | undefined
    const begin = () => {
      chosen = dataset.theme
      dataset.theme = paperTheme
    }
    const end = () => {
      dataset.theme = chosen ?? themes[0]
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
}

const paperTheme: Theme = 'daylight'
