/** One of the reader's own lists, to narrow the library by. */
export interface ListChoice {
  /** As the address names it. */
  readonly id: string
  readonly name: string
  /** Ids. */
  readonly problems: ReadonlySet<string>
}
