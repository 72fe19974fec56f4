/**
 * By what factor everything may be slower than on ordinary hardware, from SANDBOX_TEST_SLOWNESS; default 1. Tests multiply their
 * time limits and expected times by it. Needed for emulated machines.
 */
export const slowness = parseSlowness(process.env.SANDBOX_TEST_SLOWNESS ?? '1')

function parseSlowness(text: string): number {
  const factor = Number(text)
  if (!(factor >= 1)) throw new Error(`SANDBOX_TEST_SLOWNESS must be a number from 1, not "${text}".`)
  return factor
}
