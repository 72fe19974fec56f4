import { termsPath } from '../../../lib/paths.ts'
import { quietLinkClasses } from '../../../ui/text-link.ts'

/** Opens beside the form, which keeps what was typed. */
export const TermsLink = () => (
  <a href={termsPath} target="_blank" rel="noopener" className={quietLinkClasses}>
    terms and conditions
  </a>
)
