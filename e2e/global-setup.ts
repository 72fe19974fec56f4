import { startInstallation } from './installation.ts'

// Two browsers act for many users from one address, so the usual rate limits would block the tests.
const generousLimits = {
  RUN_LIMIT_PER_MINUTE: '1000',
  SUBMIT_LIMIT_PER_MINUTE: '1000',
  SIGN_UP_LIMIT_PER_10_MINUTES: '1000',
  SIGN_IN_LIMIT_PER_10_MINUTES: '1000',
  ASSISTANT_LIMIT_PER_10_MINUTES: '1000',
}

/** Starts one real installation for all tests; its address reaches the workers through an environment variable. */
export default async function setUp(): Promise<() => Promise<void>> {
  const installation = await startInstallation(generousLimits)
  process.env.E2E_URL = installation.url
  process.env.E2E_DATA_DIR = installation.dataFolder
  return installation.stop
}
