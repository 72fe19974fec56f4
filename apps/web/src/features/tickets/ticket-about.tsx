import type { TicketSubject } from '@codedojo/contract'
import { GraduationCap, History, type LucideIcon, ReceiptText } from 'lucide-react'
import { Link } from 'react-router'

const looks = {
  submission: { word: 'Submission', Icon: History },
  order: { word: 'Order', Icon: ReceiptText },
  course: { word: 'Course', Icon: GraduationCap },
} as const satisfies Record<TicketSubject['kind'], { word: string; Icon: LucideIcon }>

interface TicketAboutProps {
  about: TicketSubject
  /** Path of its page; null if none. */
  path: string | null
}

/** What a message is about, with the title at the time it was attached. */
export function TicketAbout({ about: { kind, title }, path }: TicketAboutProps) {
  const { word, Icon } = looks[kind]
  const inside = (
    <>
      <Icon size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
      <span className="sr-only">{word}: </span>
      <bdi className="truncate">{title}</bdi>
    </>
  )
  const classes = 'chip max-w-full'
  return path === null ? (
    <span className={classes}>{inside}</span>
  ) : (
    <Link to={path} className={`${classes} hover:text-ink max-md:h-11!`}>
      {inside}
    </Link>
  )
}
