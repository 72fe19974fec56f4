import type { HelpPage } from '@codedojo/contract'

export interface WrittenHelpPage extends HelpPage {
  readonly markdown: string
}
