import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { parseConfig } from '../../config.ts'
import type { ObjectStorageSettings } from '../../object-storage-settings.ts'
import type { Bucket } from '../../providers/object-storage/index.ts'
import { openBucket } from '../../providers/object-storage/make-bucket.ts'
import { freePort } from '../free-port.ts'
import { isListening } from '../is-listening.ts'

const patienceMs = 40_000

/** A real object storage: OpenStack Swift, which speaks S3 with signatures of version 4 and uploads in parts. */
export interface TestObjectStorage extends AsyncDisposable {
  readonly port: number
  /** Settings of a server that keeps its videos there. */
  readonly settings: Readonly<Record<string, string>>
  /** The bucket, as a server with these settings opens it. */
  readonly openBucket: () => Bucket
}

export const bucketName = 'films'
const keys = { accessKeyId: 'test:tester', secretAccessKey: 'hidden-secret' }

/** Starts it with an empty bucket. Throws with what it said if it does not listen. */
export async function startObjectStorage(): Promise<TestObjectStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-swift-'))
  const port = await freePort()
  const words = [join(import.meta.dirname, 'serve-swift.py'), folder, '127.0.0.1', `${port}`]
  // Not the python3 of PATH: the distribution's own has the packages.
  const child = spawn('/usr/bin/python3', words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  const ended = once(child, 'exit')
  const end = async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const until = performance.now() + patienceMs
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() > until) {
      await end()
      throw new Error(`Swift does not listen on port ${port}: ${said.join('')}`)
    }
    await sleep(50)
  }
  await makeTestBucket(`http://127.0.0.1:${port}`)
  const settings = settingsFor(port)
  return {
    port,
    settings,
    openBucket: () => openBucket(objectStorageOf(settings)),
    [Symbol.asyncDispose]: end,
  }
}

/** These settings as a server reads them. Throws if they name no bucket. */
export function objectStorageOf(settings: Readonly<Record<string, string>>): ObjectStorageSettings {
  const { objectStorage } = parseConfig(settings)
  if (!objectStorage) throw new Error('These settings name a bucket.')
  return objectStorage
}

/** Settings for the bucket behind this port of this machine. */
export function settingsFor(port: number): Readonly<Record<string, string>> {
  return {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: bucketName,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    S3_PATH_STYLE: '1',
  }
}

async function makeTestBucket(endpoint: string): Promise<void> {
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: keys })
  await client.send(new CreateBucketCommand({ Bucket: bucketName }))
  client.destroy()
}
