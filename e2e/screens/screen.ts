import type { Page } from '@playwright/test'

/** A screen in one state, as somebody meets it. */
export interface Screen {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
  readonly isAdmin?: true
  /** Brings the screen into the state to look at. */
  readonly prepare?: (page: Page) => Promise<void>
}
