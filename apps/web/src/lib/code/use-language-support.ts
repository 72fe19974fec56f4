import type { Language } from '@codedojo/contract'
import type { LanguageSupport } from '@codemirror/language'
import { useEffect, useState } from 'react'
import { loadedSupport, loadSupport } from './code-languages.ts'

/** The syntax support of a language; null while it is loading or cannot be loaded, when code is shown without colours. */
export function useLanguageSupport(language: Language): LanguageSupport | null {
  const [, setLoaded] = useState<LanguageSupport | null>(null)
  useEffect(() => {
    let isLeft = false
    loadSupport(language).then(
      (support) => isLeft || setLoaded(support),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [language])
  return loadedSupport(language)
}
