import { access, glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { neededCapabilities } from '../../packages/sandbox/src/host/find-host-faults.ts'

const root = dirname(dirname(import.meta.dirname))
const deploy = join(root, 'deploy')
const read = (path: string) => readFile(join(deploy, path), 'utf8')
const capabilities = neededCapabilities.map(([name]) => name).toSorted()

const service = z.object({
  privileged: z.boolean().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  cap_add: z.array(z.string()).optional(),
  networks: z.array(z.string()),
})
const composition = z.object({
  services: z.object({ database: service, redis: service, server: service, judge: service }),
  networks: z.object({ judging: z.object({ internal: z.literal(true) }) }),
})

test('no container of the composition is privileged, and a judge reaches the database alone', async () => {
  const { services } = composition.parse(parse(await read('container/compose.yaml')))

  expect(Object.values(services).map(({ privileged }) => privileged)).toEqual(Array(4).fill(undefined))
  for (const { read_only, cap_drop } of [services.server, services.judge])
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] })
  expect(services.server.cap_add).toBeUndefined()
  expect(services.judge.networks).toEqual(['judging'])
  const reached = Object.entries(services).filter(([, { networks }]) => networks.includes('judging'))
  expect(reached.map(([name]) => name)).toEqual(['database', 'judge'])
})

test('a judge gets the capabilities that the sandbox needs, wherever it runs', async () => {
  const { services } = composition.parse(parse(await read('container/compose.yaml')))
  const chart = /add: \[(.+)\]/.exec(await read('helm/codedojo/templates/judge.yaml'))?.[1]
  const page = await readFile(join(root, 'docs/containers.md'), 'utf8')
  const lines = [...page.matchAll(/--cap-add=([A-Z_,]+)/g)].map(([, names]) => names?.split(','))

  expect(services.judge.cap_add?.toSorted()).toEqual(capabilities)
  expect(chart?.split(', ').toSorted()).toEqual(capabilities)
  expect(lines.length).toBeGreaterThan(0)
  for (const names of lines) expect(names?.toSorted()).toEqual(capabilities)
})

test('no secret and nothing of a developer gets into an image or the repository', async () => {
  const [image, repository] = await Promise.all(
    ['.dockerignore', '.gitignore'].map(async (name) =>
      (await readFile(join(root, name), 'utf8')).split('\n'),
    ),
  )

  expect(image).toEqual(
    expect.arrayContaining([
      'deploy/container/secrets',
      '**/.env',
      '**/*.env',
      '**/node_modules',
      '.git',
      'data',
    ]),
  )
  expect(repository).toEqual(expect.arrayContaining(['/deploy/container/secrets/', '*.env', '.env']))
})

test('what the images are built from is there, and no workspace is forgotten', async () => {
  const text = await read('container/Containerfile')
  const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  )
  const workspaces = await Array.fromAsync(glob('{apps,packages}/*/package.json', { cwd: root }))

  for (const path of copied) await access(join(root, path))
  expect(copied).toEqual(expect.arrayContaining(workspaces))
})

test('the values of the chart fit its schema, which refuses what it does not know', async () => {
  const schema = z.fromJSONSchema(JSON.parse(await read('helm/codedojo/values.schema.json')))
  const values = z.record(z.string(), z.unknown()).parse(parse(await read('helm/codedojo/values.yaml')))

  expect(schema.safeParse(values).error).toBeUndefined()
  expect(schema.safeParse({ ...values, unknown: 1 }).success).toBe(false)
  expect(schema.safeParse({ ...values, judge: { slots: 'two' } }).success).toBe(false)
})

test('the chart has the version of the product', async () => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))

  expect(parse(await read('helm/codedojo/Chart.yaml'))).toMatchObject({ version, appVersion: version })
})
