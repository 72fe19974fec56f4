/** The parts of the product that an installation may do without. */
export const parts = ['store', 'premium', 'courses', 'rooms', 'contests', 'assistants', 'profiles'] as const
export type Part = (typeof parts)[number]

export const partNames = {
  store: 'Store',
  premium: 'Premium',
  courses: 'Courses',
  rooms: 'Rooms',
  contests: 'Contests',
  assistants: 'Assistants',
  profiles: 'Public profiles',
} as const satisfies Record<Part, string>
