import type { roleTypes } from '@codedojo/contract'

/** Heading of the details for each role. */
export const occupationTitles = {
  student: 'Academic Details',
  working: 'Professional Details',
} as const satisfies Record<(typeof roleTypes)[number], string>
