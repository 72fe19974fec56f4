import type { roleTypes } from '@codedojo/contract'

/** Heading of the details that go with a role. */
export const occupationTitles = {
  student: 'Academic Details',
  working: 'Professional Details',
} as const satisfies Record<(typeof roleTypes)[number], string>
