/**
 * How many times longer than on ordinary hardware everything may take, from SANDBOX_TEST_SLOWNESS; 1 unless set.
 * The tests multiply with it each limit of time they give and each time they expect. An emulated machine needs it.
 */
export const slowness = parseSlowness(process.env.SANDBOX_TEST_SLOWNESS ?? '1')

function parseSlowness(text: string): number {
  const factor = Number(text)
  if (!(factor >= 1)) throw new Error(`SANDBOX_TEST_SLOWNESS must be a number from 1, not "${text}".`)
  return factor
}
