import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { lighthouseProgram } from './install-lighthouse.ts'

export interface PageReport {
  /** The three scores are of 100. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  /** KB of JavaScript that the page loaded, each file compressed by gzip. */
  readonly scriptKb: number
  /** Speed of this machine while it was measured, by Lighthouse's own short benchmark. */
  readonly benchmarkIndex: number
}

interface PageToRead {
  readonly address: string
  readonly cookie: string | undefined
  /** By what factor the processor is slowed down. */
  readonly slowdown: number
}

const score = z.object({ score: z.number() })
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score }),
  audits: z.object({
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })),
      }),
    }),
  }),
})

const chromium = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
].join(' ')

/** The browser occasionally records no trace of a page that it has loaded. */
const maxTries = 3

/** Measures a page once with the settings for phones. Throws if the page cannot be opened. */
export async function readPage(page: PageToRead): Promise<PageReport> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryToRead(page)
    } catch (error) {
      if (tries === maxTries) throw error
    }
  }
}

async function tryToRead({ address, cookie, slowdown }: PageToRead): Promise<PageReport> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-lighthouse-'))
  const path = join(folder, 'report.json')
  try {
    await runLighthouse([
      address,
      '--output=json',
      `--output-path=${path}`,
      '--quiet',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--only-categories=performance,accessibility,best-practices',
      `--chrome-flags=${chromium}`,
      ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
    ])
    const { categories, audits, environment } = reportSchema.parse(JSON.parse(await readFile(path, 'utf8')))
    const scripts = audits['network-requests'].details.items.filter(
      ({ resourceType }) => resourceType === 'Script',
    )
    return {
      performance: 100 * categories.performance.score,
      accessibility: 100 * categories.accessibility.score,
      bestPractices: 100 * categories['best-practices'].score,
      benchmarkIndex: environment.benchmarkIndex,
      scriptKb: await sizeOf(new Set(scripts.map(({ url }) => url))),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function runLighthouse(words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [lighthouseProgram, ...words], {
    env: { ...process.env, CHROME_PATH: '/usr/bin/chromium' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}; its reason is above.`)),
    )
  })
}

async function sizeOf(addresses: ReadonlySet<string>): Promise<number> {
  let bytes = 0
  for (const address of addresses) {
    const response = await fetch(address)
    bytes += gzipSync(Buffer.from(await response.arrayBuffer())).length
  }
  return bytes / 1024
}
