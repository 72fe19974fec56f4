import type { ProblemLayoutProps } from '../problem-layout-props.ts'
import { HintOfferLine } from './hint-offer-line.tsx'

interface ProblemHintOfferProps extends Pick<ProblemLayoutProps, 'ninja' | 'view' | 'hintOffer'> {
  className: string
}

/** The offer of the problem's next hint, which opens beside Code Ninja. */
export function ProblemHintOffer({ ninja, view, hintOffer, className }: ProblemHintOfferProps) {
  return (
    <HintOfferLine
      isShown={hintOffer.isShown}
      className={className}
      onShowHint={() => {
        hintOffer.end()
        ninja.openHint(ninja.hints.shown + 1)
        view.showLeft('ninja')
      }}
      onDismiss={hintOffer.end}
    />
  )
}
