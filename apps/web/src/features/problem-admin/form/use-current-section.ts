import { useEffect, useState } from 'react'
import { type SectionId, sections } from './form-path.ts'

/** A section is current once its head has scrolled past this line, just below the top bar. */
const readingLinePx = 160

/** The section that is currently in view. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('basics')
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(sectionInView()))
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      cancelAnimationFrame(frame)
    }
  }, [])
  return current
}

function sectionInView(): SectionId {
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
  const passed = sections.filter(({ id }) => {
    const top = document.getElementById(`section-${id}`)?.getBoundingClientRect().top
    return top !== undefined && (isAtEnd || top <= readingLinePx)
  })
  return passed.at(-1)?.id ?? 'basics'
}
