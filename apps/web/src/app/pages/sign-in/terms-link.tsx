import { quietLinkClasses } from '../../../ui/text-link.ts'

/** Opens beside the form, which keeps what was typed. */
export const TermsLink = () => (
  <a href="/terms" target="_blank" rel="noopener" className={quietLinkClasses}>
    terms and conditions
  </a>
)
