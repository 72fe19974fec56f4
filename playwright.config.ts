import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const isFull = process.env.E2E_FULL === '1'
// The quick run makes each journey on one size of screen, and leaves out what repeats a proof.
const isOnBothSizes = isFull || process.env.E2E_BOTH_SIZES === '1'
const ofPhones = /@phone/
const ofFullRun = isFull ? [] : [/@full/]
const screens = process.env.E2E_SCREENS
// The shell is the same browser without what only windows need, and quicker; not every distribution has it.
const headlessShell = '/usr/bin/chromium-headless-shell'
const chromium = {
  executablePath: existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium',
  // Chromium refuses its own sandbox as root.
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
}

// The installation that all journeys share is started by the global set-up, which also sets E2E_URL.
export default defineConfig({
  testDir: 'e2e',
  testMatch: screens ? /\.shots\.ts$/ : isFull ? /\.spec\.ts$/ : /(?<!\.full)\.spec\.ts$/,
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // Two hundred journeys share one installation and two cores. One that fails is tried once more, and `npm test` names it then.
  retries: 1,
  // One for each core of a small machine: with more the browsers wait for each other, and nothing is sooner.
  workers: 2,
  // They end what hangs, and say nothing of how fast anything is: a machine whose memory is slow takes three times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.E2E_URL ?? 'http://localhost:3000',
    // What is not there after this long is not coming: a long journey need not wait for its own limit to say so.
    actionTimeout: 30_000,
    launchOptions: chromium,
    // Recording what is thrown away when the journey passes takes a good part of the time.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [ofPhones, ...ofFullRun],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(!isOnBothSizes && { grep: ofPhones }),
      grepInvert: ofFullRun,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
})
