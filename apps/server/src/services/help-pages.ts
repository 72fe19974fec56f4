import type { HelpPage, Part } from '@codedojo/contract'

export interface WrittenHelpPage extends HelpPage {
  readonly markdown: string
  /** It is shown while the installation has one of these parts; empty: always. */
  readonly parts: readonly Part[]
}
