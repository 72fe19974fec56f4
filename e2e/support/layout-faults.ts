// How it works: these functions run in the page, where the rest of this module does not exist; `layoutFaultsSource` is their
// source text. A piece is one line of text, or a control. For each piece all ancestors are visited: one that hides its overflow
// may cut it, one that scrolls may show a part of it, and one with a border or background must contain it. The visible rest of
// the piece is then compared with all other pieces and with the window.

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Piece {
  readonly element: Element
  readonly words: string
  readonly isControl: boolean
  readonly box: Box
}

/** The visible part of a piece, and whether it scrolls with the page. */
interface VisiblePiece {
  readonly piece: Piece
  readonly box: Box
  readonly isFixed: boolean
}

function layoutFaults(): string[] {
  const faults: string[] = []
  const page = document.documentElement
  const overhang = page.scrollWidth - page.clientWidth
  if (overhang > 0) faults.push(`the page can be pushed sideways by ${overhang} px`)
  const seen = [...textPieces(), ...controlPieces()].flatMap((piece) => seenOf(piece, faults))
  faults.push(
    ...seen.flatMap(outsideOfWindow),
    ...overlaps(seen),
    ...tornWords(),
    ...fieldsTooNarrow(),
    ...chosenOutOfView(),
  )
  return [...new Set(faults)]
}

function isShown(element: Element): boolean {
  if (
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  )
    return false
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { overflowX, clipPath, display } = getComputedStyle(each)
    if (clipPath === 'inset(50%)') return false
    const { width, height } = each.getBoundingClientRect()
    // Visually hidden text, and collapsed content.
    if (overflowX !== 'visible' && display !== 'inline' && (width <= 1 || height <= 1)) return false
  }
  return true
}

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    // The boxes of a formula overlap on purpose, and options are drawn by the browser.
    if (!(node instanceof Text) || !parent || parent.closest('.katex, option, script, style, noscript'))
      continue
    if (node.data.trim() !== '' && isShown(parent)) nodes.push(node)
  }
  return nodes
}

function linesOf(node: Text, from = 0, to = node.length): Box[] {
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5)
}

function textPieces(): Piece[] {
  return textNodes().flatMap((node) => {
    const element = node.parentElement
    if (!element) return []
    const words = node.data.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    return linesOf(node).map((box) => ({ element, words, isControl: false, box }))
  })
}

function controlPieces(): Piece[] {
  const controls = document.querySelectorAll('button, input, select, textarea, [role="button"]')
  return [...controls].filter(isShown).map((element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
    return { element, words, isControl: true, box: element.getBoundingClientRect() }
  })
}

function nameOf({ element, words, isControl }: Piece): string {
  return isControl ? `${element.tagName.toLowerCase()} "${words}"` : `"${words}"`
}

function placeOf(element: Element): string {
  const named = element.closest('[aria-label], [role="dialog"], main, header, nav, footer')
  const name = named?.getAttribute('aria-label') ?? named?.tagName.toLowerCase() ?? 'page'
  const classes = (element.getAttribute('class') ?? '').slice(0, 60)
  return `<${element.tagName.toLowerCase()} ${classes}> in ${name}`
}

/**
 * The visible part of a piece; empty when it is scrolled away. Adds a fault where it is cut or lies outside of its container.
 */
function seenOf(piece: Piece, faults: string[]): VisiblePiece[] {
  let box = piece.box
  let isFixed = false
  // A menu or tooltip that is positioned absolutely may extend beyond its container.
  let isPlaced = false
  let around: Element | null = piece.element
  while (around) {
    const style = getComputedStyle(around)
    if (style.display !== 'inline' && style.display !== 'contents' && around !== document.documentElement) {
      const frame = around.getBoundingClientRect()
      const beyond = beyondOf(box, frame)
      const side = (axis: 'x' | 'y') => (axis === 'x' ? style.overflowX : style.overflowY)
      for (const axis of ['x', 'y'] as const) {
        const tolerance = axis === 'x' ? 1.5 : 4
        const isOut = beyond[axis] > tolerance
        const hides = side(axis) === 'hidden' || side(axis) === 'clip'
        if (isOut && hides && !isOnPurpose(around, piece, style))
          faults.push(`cut by ${Math.round(beyond[axis])} px: ${nameOf(piece)} by ${placeOf(around)}`)
        if (isOut && side(axis) === 'visible' && around !== piece.element && !isPlaced && hasOwnGround(style))
          faults.push(`outside by ${Math.round(beyond[axis])} px: ${nameOf(piece)} of ${placeOf(around)}`)
        if (side(axis) !== 'visible') box = within(box, frame, axis)
      }
      if (box.right - box.left < 1 || box.bottom - box.top < 1) return []
    }
    if (style.position === 'fixed' || isInTopLayer(around)) {
      isFixed = true
      break
    }
    if (style.position === 'absolute') isPlaced = true
    // The container of an absolutely positioned element is its `offsetParent`.
    around =
      style.position === 'absolute' && around instanceof HTMLElement
        ? around.offsetParent
        : around.parentElement
  }
  return [{ piece, box, isFixed }]
}

function beyondOf(box: Box, frame: Box): { x: number; y: number } {
  return {
    x: Math.max(frame.left - box.left, box.right - frame.right),
    y: Math.max(frame.top - box.top, box.bottom - frame.bottom),
  }
}

function within(box: Box, frame: Box, axis: 'x' | 'y'): Box {
  if (axis === 'x')
    return { ...plain(box), left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right) }
  return { ...plain(box), top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) }
}

function plain({ left, right, top, bottom }: Box): Box {
  return { left, right, top, bottom }
}

function isInTopLayer(element: Element): boolean {
  return element.matches('dialog:modal, :popover-open')
}

function hasOwnGround(style: CSSStyleDeclaration): boolean {
  const hasEdge = Number.parseFloat(style.borderLeftWidth) > 0 && isSolid(style.borderLeftColor)
  return hasEdge || isSolid(style.backgroundColor)
}

function isSolid(color: string): boolean {
  const alpha = /^rgba\(.*, *([\d.]+)\)$|\/ *([\d.]+)\)$/.exec(color)
  return color !== 'transparent' && (!alpha || Number(alpha[1] ?? alpha[2]) >= 0.5)
}

/** Whether a truncated text ends in an ellipsis and is available in full: as a title, or behind its link. */
function isOnPurpose(around: Element, { element }: Piece, style: CSSStyleDeclaration): boolean {
  const ends = style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none'
  if (!ends) return false
  const ways =
    '[title], a[href], [aria-expanded], [aria-haspopup], [role="option"], [role="row"], summary, label'
  // The link of the card or the row.
  const card = around.closest('article, li, tr')
  if (card?.querySelector('a[href]')) return true
  return element.closest(ways) !== null || around.querySelector('[title], a[href]') !== null
}

function outsideOfWindow({ piece, box, isFixed }: VisiblePiece): string[] {
  const { clientWidth, clientHeight } = document.documentElement
  const frame = { left: 0, right: clientWidth, top: 0, bottom: clientHeight }
  const { x, y } = beyondOf(box, frame)
  const isOut = x > 1.5 || (isFixed && y > 1.5)
  return isOut ? [`outside of the window: ${nameOf(piece)} in ${placeOf(piece.element)}`] : []
}

function overlaps(seen: readonly VisiblePiece[]): string[] {
  const faults: string[] = []
  const inOrder = seen
    .map((each) => ({ ...each, core: coreOf(each) }))
    .sort((a, b) => a.core.top - b.core.top)
  for (const [at, a] of inOrder.entries()) {
    for (let next = at + 1; next < inOrder.length; next++) {
      const b = inOrder[next]
      if (!b || b.core.top >= a.core.bottom) break
      if (Math.min(a.core.right, b.core.right) - Math.max(a.core.left, b.core.left) < 2) continue
      if (mayOverlap(a, b)) continue
      faults.push(`overlap: ${nameOf(a.piece)} and ${nameOf(b.piece)} in ${placeOf(a.piece.element)}`)
    }
  }
  return faults
}

/** The middle of a line: the letters of tightly set lines touch the boxes of the lines above and below. */
function coreOf({ piece, box }: VisiblePiece): Box {
  const inset = piece.isControl ? 1 : (box.bottom - box.top) * 0.25
  return { left: box.left, right: box.right, top: box.top + inset, bottom: box.bottom - inset }
}

function mayOverlap(a: VisiblePiece, b: VisiblePiece): boolean {
  const one = a.piece.element
  const other = b.piece.element
  // The lines of one text, and the rest of a truncated one.
  if (one === other) return true
  // A control and its own label.
  if ((a.piece.isControl && one.contains(other)) || (b.piece.isControl && other.contains(one))) return true
  if (isStretched(a, b) || isStretched(b, a)) return true
  return isLaidOver(one, other) || isLaidOver(other, one)
}

/** Whether a control extends under or over everything that belongs to it: a pressable row, or a field with a label inside. */
function isStretched(control: VisiblePiece, { box }: VisiblePiece): boolean {
  if (!control.piece.isControl) return false
  const { x, y } = beyondOf(box, control.box)
  return x <= 1 && y <= 1
}

/** Whether only the second element lies in a scrolling area. */
function scrollsBelow(element: Element, other: Element): boolean {
  for (let each = other.parentElement; each && !each.contains(element); each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight)
      return true
  return false
}

/** Whether the first element lies on a positioned background over the second: a sticky bar, a menu, a dialog, a toast. */
function isLaidOver(element: Element, other: Element): boolean {
  let hasGround = false
  for (let each: Element | null = element; each && !each.contains(other); each = each.parentElement) {
    const style = getComputedStyle(each)
    if (isInTopLayer(each)) return true
    if (isSolid(style.backgroundColor)) {
      if (style.position === 'fixed' || style.position === 'sticky') return true
      // A button that is positioned over text hides it, even with a background, unless the text can be scrolled away from under
      // it.
      if (!each.matches('button, input, select') || scrollsBelow(each, other)) hasGround = true
    }
    // The background of a toast lies within the container of all toasts.
    if (hasGround && /^(fixed|sticky|absolute)$/.test(style.position)) return true
  }
  return false
}

/** Short words that are broken apart, and numbers with units that wrap: "46" over "ms". */
function tornWords(): string[] {
  const faults: string[] = []
  for (const node of textNodes()) {
    const element = node.parentElement
    if (!element || linesOf(node).length < 2 || element.closest('pre, code, .cm-content')) continue
    const whole = node.data.trim()
    const isFigure = /^[\d.,:%/–-]+\s?\p{L}{0,3}$/u.test(whole)
    if (isFigure && rowsOf(linesOf(node)) > 1)
      faults.push(`figure that wraps: "${whole}" in ${placeOf(element)}`)
    // Code may break anywhere.
    if (/mono/i.test(getComputedStyle(element).fontFamily)) continue
    for (const { 0: word, index } of node.data.matchAll(/(?<![\p{L}\p{N}])\p{L}{2,12}(?![\p{L}\p{N}])/gu))
      if (rowsOf(linesOf(node, index, index + word.length)) > 1)
        faults.push(`torn word: "${word}" in ${placeOf(element)}`)
  }
  return faults
}

function rowsOf(lines: readonly Box[]): number {
  return new Set(lines.map(({ top }) => Math.round(top))).size
}

/** Selected options and placeholders that do not fit into their field. */
function fieldsTooNarrow(): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return []
  return [...document.querySelectorAll('select, input')].filter(isShown).flatMap((field) => {
    const words =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : field instanceof HTMLInputElement && field.value === ''
          ? field.placeholder
          : ''
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    pen.font = font
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const missing = Math.round(pen.measureText(words).width - room)
    return missing > 2 ? [`no room for "${words}", ${missing} px too narrow: ${placeOf(field)}`] : []
  })
}

/** A selected tab or link that its scrolling bar does not show in full. */
function chosenOutOfView(): string[] {
  const chosen = document.querySelectorAll('[role="tab"][aria-selected="true"], nav [aria-current]')
  return [...chosen].filter(isShown).flatMap((element) => {
    const box = element.getBoundingClientRect()
    for (let each = element.parentElement; each; each = each.parentElement) {
      const isScroller = each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX !== 'visible'
      if (isScroller && beyondOf(box, each.getBoundingClientRect()).x > 1.5)
        return [`chosen but out of view: "${element.textContent?.trim()}" in ${placeOf(each)}`]
    }
    return []
  })
}

const parts = [
  ...[
    layoutFaults,
    isShown,
    textNodes,
    linesOf,
    textPieces,
    controlPieces,
    nameOf,
    placeOf,
    seenOf,
    beyondOf,
  ],
  ...[within, plain, isInTopLayer, hasOwnGround, isSolid, isOnPurpose, outsideOfWindow, overlaps, coreOf],
  ...[mayOverlap, isStretched, scrollsBelow, isLaidOver, tornWords, rowsOf, fieldsTooNarrow, chosenOutOfView],
]

/** An expression that evaluates to the list of the page's layout faults. */
export const layoutFaultsSource = `(() => { ${parts.map(String).join('\n')}; return layoutFaults() })()`
