/** Messages between servers about their connected people. Names are groups as in `socket-rooms.ts`. */
export type PresenceMessage =
  /** `version` counts the changes of the sending server; a receiver that has missed one requests the full state. */
  | {
      readonly kind: 'changed'
      readonly server: string
      readonly version: number
      readonly came: readonly string[]
      readonly went: readonly string[]
    }
  | {
      readonly kind: 'whole'
      readonly server: string
      readonly version: number
      readonly names: readonly string[]
    }
  /** Heartbeat, because a crashed server sends no message. */
  | { readonly kind: 'here'; readonly server: string; readonly version: number }
  | { readonly kind: 'gone'; readonly server: string }
  /** Requests the full state of a server. */
  | { readonly kind: 'asked'; readonly server: string }
