import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mathToMarkdown } from 'mdast-util-math'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { buildTree } from './build-tree.ts'
import { type Conversion, plainTextOf, startPlace } from './conversion.ts'
import { convertNodes } from './convert.ts'
import { expandMacros } from './expand-macros.ts'
import { readLabels } from './labels.ts'
import { NodeCursor } from './node-cursor.ts'
import type { TexEnvironment, TexNode } from './nodes.ts'
import { makeNotes, type TexNote, type TexNotes } from './notes.ts'
import { pickBranches } from './pick-branches.ts'
import { pictureFinder } from './pictures.ts'
import { readTokens } from './read-tokens.ts'
import { Typography } from './typography.ts'

/*
 * How it works
 *   text ─→ tokens ─→ own commands are replaced ─→ braces are paired ─→ tree ─→ tree of Markdown ─→ Markdown
 *   Each step is linear. Only the tree is walked by recursion, and it is at most 100 levels deep.
 */

export interface ConvertedTex {
  readonly markdown: string
  /** What is not shown as it was meant, in the order of the lines. */
  readonly notes: readonly TexNote[]
}

/**
 * Converts a TeX statement to Markdown as the pages show it. `pictures` are the files that it may show, by their names in the
 * folder of the statement. What is not understood is noted, and its text is kept.
 */
export function texToMarkdown(tex: string, pictures: readonly string[]): ConvertedTex {
  const notes = makeNotes()
  const nodes = bodyOf(treeOf(tex, notes))
  const conversion = startConversion(nodes, notes, pictures)
  const place = startPlace()
  conversion.convert(nodes, place, conversion)
  const root: Root = { type: 'root', children: [...place.writer.end(), ...conversion.footnotes] }
  return { markdown: toMarkdown(root, markdownOptions), notes: notes.all() }
}

/** The name of a problem in its statement, as plain text; undefined if the statement has none. */
export function texTitle(tex: string): string | undefined {
  const notes = makeNotes()
  const nodes = treeOf(tex, notes)
  const cursor = new NodeCursor(bodyOf(nodes))
  for (let node = cursor.next(); node; node = cursor.next())
    if (node.kind === 'command' && node.name === 'problemname')
      return plainTextOf(cursor.argument(), startConversion([], notes, [])) || undefined
  return undefined
}

function treeOf(tex: string, notes: TexNotes): readonly TexNode[] {
  return buildTree(expandMacros(pickBranches(readTokens(normalized(tex))), notes), notes)
}

function startConversion(
  nodes: readonly TexNode[],
  notes: TexNotes,
  pictures: readonly string[],
): Conversion {
  return {
    notes,
    findPicture: pictureFinder(pictures),
    labels: readLabels(nodes),
    footnotes: [],
    captions: { figure: 0, table: 0 },
    typography: new Typography(),
    budget: null,
    convert: convertNodes,
  }
}

const markdownOptions: Options = {
  ...{ bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one', incrementListMarker: true },
  extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
}

function normalized(tex: string): string {
  return tex.replaceAll(/\r\n?/g, '\n').replaceAll('\uFEFF', '')
}

/** What a whole document prints, without what stands before its beginning. */
function bodyOf(nodes: readonly TexNode[]): readonly TexNode[] {
  const document = nodes.find(
    (node): node is TexEnvironment => node.kind === 'environment' && node.name === 'document',
  )
  return document?.children ?? nodes
}
