import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  /** Accessible name. */
  label: string
}

/** Light modules around the code, without which cameras do not find it. Source: ISO/IEC 18004, 6.3.8. */
const quietModules = 4

/** Black on white in every theme, because not every camera reads the reverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: quietModules })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-[200px] shrink-0 rounded-lg bg-white"
    >
      <path d={dark.join('')} fill="black" />
    </svg>
  )
}
