/** The logo: a tied belt. The style sheet of an installation with a logo of its own shows that in its place. */
export function BrandMark({ size = 20 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      className="shrink-0 text-primary"
      data-brand-mark=""
      aria-hidden="true"
    >
      <path d="M3 9h18M10.6 12.4 7.4 19M13.4 12.4l3.2 6.6" />
      <rect x="8.7" y="5.7" width="6.6" height="6.6" rx="1.8" fill="currentColor" stroke="none" />
    </svg>
  )
}
