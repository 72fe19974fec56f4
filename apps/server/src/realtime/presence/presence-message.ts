/** What servers tell each other about who is connected to them. Names are groups as in `socket-rooms.ts`. */
export type PresenceMessage =
  /** `version` counts the changes of that server; who has missed one asks for the whole. */
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
  /** Said again and again, because a server that dies says nothing. */
  | { readonly kind: 'here'; readonly server: string; readonly version: number }
  | { readonly kind: 'gone'; readonly server: string }
  /** The server is asked for the whole. */
  | { readonly kind: 'asked'; readonly server: string }
