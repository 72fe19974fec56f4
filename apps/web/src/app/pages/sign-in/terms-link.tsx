import { termsPath } from '../../../lib/paths.ts'
import { quietLinkClasses } from '../../../ui/text-link.ts'

/** Opens a new tab, so that the form keeps its text. */
export const TermsLink = () => (
  <a href={termsPath} target="_blank" rel="noopener" className={quietLinkClasses}>
    terms and conditions
  </a>
)
