/** One of the user's lists, as a filter option. */
export interface ListChoice {
  /** List id as in the URL. */
  readonly id: string
  readonly name: string
  /** Ids of its problems. */
  readonly problems: ReadonlySet<string>
}
