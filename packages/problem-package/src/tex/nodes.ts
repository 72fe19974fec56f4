import type { Token } from './tokens.ts'

/** A node of the tree of a TeX text. */
export type TexNode =
  | { readonly kind: 'text' | 'code'; readonly text: string; readonly line: number }
  | { readonly kind: 'space' | 'break' | 'align'; readonly line: number }
  /** A command, by its name without the backslash; its arguments are the nodes that follow. */
  | { readonly kind: 'command'; readonly name: string; readonly line: number }
  | { readonly kind: 'address'; readonly address: string; readonly line: number }
  | TexGroup
  | TexEnvironment
  | TexFormula
  | { readonly kind: 'verbatim'; readonly name: string; readonly text: string; readonly line: number }

export interface TexGroup {
  readonly kind: 'group'
  readonly children: readonly TexNode[]
  readonly line: number
}

export interface TexEnvironment {
  readonly kind: 'environment'
  readonly name: string
  readonly children: readonly TexNode[]
  readonly line: number
}

export interface TexFormula {
  readonly kind: 'formula'
  /** What is between its signs. */
  readonly tokens: readonly Token[]
  readonly isDisplayed: boolean
  /** The environment that it is; null between signs. */
  readonly environment: string | null
  readonly line: number
}
