import type { HelpPage, Part } from '@codedojo/contract'

export interface WrittenHelpPage extends HelpPage {
  readonly markdown: string
  /** It is shown while the installation has one of these parts; always shown if empty. */
  readonly parts: readonly Part[]
}
