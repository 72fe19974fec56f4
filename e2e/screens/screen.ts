import type { Page } from '@playwright/test'

/** A screen of the app in one state. */
export interface Screen {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
  readonly isAdmin?: true
  /** Brings the screen into the state to check. */
  readonly prepare?: (page: Page) => Promise<void>
}
