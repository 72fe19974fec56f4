import { joinClasses } from '../../lib/join-classes.ts'

const widths = {
  question: 'md:w-[440px]',
  form: 'md:w-[560px]',
  palette: 'md:w-[600px]',
  wide: 'md:w-[760px]',
} as const
export type DialogWidth = keyof typeof widths

export const dialogOverlayClasses = 'fixed inset-0 z-40 bg-canvas/70'

/** Centred on a large screen, a bottom sheet on phones. */
export function dialogClasses(width: DialogWidth): string {
  return joinClasses(
    'fixed z-50 flex max-h-[90dvh] flex-col overflow-hidden border border-line-strong bg-panel outline-none',
    'max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-lg md:left-1/2 md:-translate-x-1/2 md:rounded-lg',
    width === 'palette' ? 'md:top-[120px] md:max-h-[70dvh]' : 'md:top-1/2 md:-translate-y-1/2',
    widths[width],
  )
}
