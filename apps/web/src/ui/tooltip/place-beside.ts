export type Side = 'top' | 'right' | 'bottom' | 'left'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface PlacementInput {
  readonly anchor: Box
  /** Size of the placed element, in CSS pixels. */
  readonly size: Pick<Box, 'width' | 'height'>
  readonly window: Pick<Box, 'width' | 'height'>
  readonly side: Side
}

const gap = 6
const edge = 8
const opposite = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const satisfies Record<
  Side,
  Side
>

/**
 * The position of an element beside its anchor: on the opposite side where this one has no room, and always within the window.
 */
export function placeBeside({ side, ...placing }: PlacementInput): Pick<Box, 'left' | 'top'> {
  const wished = at(side, placing)
  const other = at(opposite[side], placing)
  const { left, top } = !isInside(wished, side, placing) && isInside(other, side, placing) ? other : wished
  const { size, window } = placing
  return { left: within(left, window.width - size.width), top: within(top, window.height - size.height) }
}

type PlacementWithoutSide = Omit<PlacementInput, 'side'>

function at(side: Side, { anchor, size }: PlacementWithoutSide): Pick<Box, 'left' | 'top'> {
  const middle = {
    left: anchor.left + (anchor.width - size.width) / 2,
    top: anchor.top + (anchor.height - size.height) / 2,
  }
  switch (side) {
    case 'top':
      return { ...middle, top: anchor.top - gap - size.height }
    case 'bottom':
      return { ...middle, top: anchor.top + anchor.height + gap }
    case 'left':
      return { ...middle, left: anchor.left - gap - size.width }
    case 'right':
      return { ...middle, left: anchor.left + anchor.width + gap }
  }
}

function isInside(
  { left, top }: Pick<Box, 'left' | 'top'>,
  side: Side,
  placing: PlacementWithoutSide,
): boolean {
  const { size, window } = placing
  return side === 'top' || side === 'bottom'
    ? top >= edge && top + size.height <= window.height - edge
    : left >= edge && left + size.width <= window.width - edge
}

/** An element larger than the window starts at its edge. */
function within(start: number, last: number): number {
  return Math.max(edge, Math.min(start, last - edge))
}
