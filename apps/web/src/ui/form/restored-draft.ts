import { createContext, type RefObject } from 'react'

/** Of the dialog around a form: whether what was typed earlier stands in it, which closing the dialog would lose. */
export const RestoredDraft = createContext<RefObject<boolean> | null>(null)
