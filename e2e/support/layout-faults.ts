// How it works: these functions run in the page, where nothing of this module but themselves is there; `layoutFaultsSource` is
// their text. A piece is one line of a text, or a control. Each is followed up through what it stands in: what hides cuts it,
// what scrolls may show only a part of it, what has an edge or a ground of its own must hold it. What is then left of it to see
// is compared with all other pieces and with the window.

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

/** What is shown of a piece, what is wrong with it, and whether it scrolls with the page. */
interface Seen {
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
    // Words that are only spoken, and what is folded away.
    if (overflowX !== 'visible' && display !== 'inline' && (width <= 1 || height <= 1)) return false
  }
  return true
}

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    // A formula is many boxes that overlap on purpose, a choice is drawn by the browser.
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

/** What of a piece can be seen: nothing where it was scrolled away. Writes down where it is cut or lies outside. */
function seenOf(piece: Piece, faults: string[]): Seen[] {
  let box = piece.box
  let isFixed = false
  // A menu or a bubble that was placed reaches beyond what it belongs to.
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
    // What is placed absolutely stands in what it is placed by, whatever lies between.
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

/** A text that ends in an ellipsis, where the whole of it can be had: by its title, or behind what it leads to. */
function isOnPurpose(around: Element, { element }: Piece, style: CSSStyleDeclaration): boolean {
  const ends = style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none'
  if (!ends) return false
  const ways =
    '[title], a[href], [aria-expanded], [aria-haspopup], [role="option"], [role="row"], summary, label'
  // The card or the row of a thing leads to it.
  const card = around.closest('article, li, tr')
  if (card?.querySelector('a[href]')) return true
  return element.closest(ways) !== null || around.querySelector('[title], a[href]') !== null
}

function outsideOfWindow({ piece, box, isFixed }: Seen): string[] {
  const { clientWidth, clientHeight } = document.documentElement
  const frame = { left: 0, right: clientWidth, top: 0, bottom: clientHeight }
  const { x, y } = beyondOf(box, frame)
  const isOut = x > 1.5 || (isFixed && y > 1.5)
  return isOut ? [`outside of the window: ${nameOf(piece)} in ${placeOf(piece.element)}`] : []
}

function overlaps(seen: readonly Seen[]): string[] {
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

/** The middle of a line, where its letters are: lines that stand close touch with what is above and below these. */
function coreOf({ piece, box }: Seen): Box {
  const inset = piece.isControl ? 1 : (box.bottom - box.top) * 0.25
  return { left: box.left, right: box.right, top: box.top + inset, bottom: box.bottom - inset }
}

function mayOverlap(a: Seen, b: Seen): boolean {
  const one = a.piece.element
  const other = b.piece.element
  // The lines of one text, and what is left of one that ends in an ellipsis.
  if (one === other) return true
  // A control and its own words.
  if ((a.piece.isControl && one.contains(other)) || (b.piece.isControl && other.contains(one))) return true
  if (isStretched(a, b) || isStretched(b, a)) return true
  return isLaidOver(one, other) || isLaidOver(other, one)
}

/** A control that is spread under or over all of what belongs to it: a row that can be pressed, a field with words of its own in it. */
function isStretched(control: Seen, { box }: Seen): boolean {
  if (!control.piece.isControl) return false
  const { x, y } = beyondOf(box, control.box)
  return x <= 1 && y <= 1
}

/** Whether the second lies in a part that scrolls, and the first does not. */
function scrollsBelow(element: Element, other: Element): boolean {
  for (let each = other.parentElement; each && !each.contains(element); each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight)
      return true
  return false
}

/** Whether the first lies on a ground of its own that was placed over the second: a bar that stays, a menu, a dialog, a notice. */
function isLaidOver(element: Element, other: Element): boolean {
  let hasGround = false
  for (let each: Element | null = element; each && !each.contains(other); each = each.parentElement) {
    const style = getComputedStyle(each)
    if (isInTopLayer(each)) return true
    if (isSolid(style.backgroundColor)) {
      if (style.position === 'fixed' || style.position === 'sticky') return true
      // A button that was placed on words hides them, however solid it is, unless they can be scrolled away from below it.
      if (!each.matches('button, input, select') || scrollsBelow(each, other)) hasGround = true
    }
    // A notice has its ground within the place of all notices.
    if (hasGround && /^(fixed|sticky|absolute)$/.test(style.position)) return true
  }
  return false
}

/** Words of a few letters that are torn apart, and figures that wrap: "46" over "ms". */
function tornWords(): string[] {
  const faults: string[] = []
  for (const node of textNodes()) {
    const element = node.parentElement
    if (!element || linesOf(node).length < 2 || element.closest('pre, code, .cm-content')) continue
    const whole = node.data.trim()
    const isFigure = /^[\d.,:%/–-]+\s?\p{L}{0,3}$/u.test(whole)
    if (isFigure && rowsOf(linesOf(node)) > 1)
      faults.push(`figure that wraps: "${whole}" in ${placeOf(element)}`)
    // Code breaks wherever its line is full.
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

/** Choices and hints that their field has no room for. */
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

/** The tab or link that is chosen, where its bar was scrolled so that it is not all there. */
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

/** An expression whose value, in a page, is a list of what is wrong with its layout. */
export const layoutFaultsSource = `(() => { ${parts.map(String).join('\n')}; return layoutFaults() })()`
