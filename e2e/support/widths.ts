/** The sizes of window at which screens are looked at: two phones, a tablet upright and on its side or half a screen, a large one. */
export const widths = {
  narrowPhone: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  halfScreen: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const satisfies Record<string, { width: number; height: number }>

export const allWidths = Object.values(widths)
