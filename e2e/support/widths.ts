/**
 * The window sizes at which screens are checked: two phones, a tablet in portrait, a tablet in landscape or half a screen, and
 * a large screen.
 */
export const widths = {
  narrowPhone: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  halfScreen: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const satisfies Record<string, { width: number; height: number }>

export const allWidths = Object.values(widths)
