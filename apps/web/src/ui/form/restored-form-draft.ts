import { createContext, type RefObject } from 'react'

/** Tells the dialog around a form whether the form shows a restored draft, which closing would lose. */
export const RestoredFormDraft = createContext<RefObject<boolean> | null>(null)
