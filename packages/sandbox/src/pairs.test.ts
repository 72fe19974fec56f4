import { afterAll, expect, test } from 'vitest'
import type { Box, InputWriter } from './sandbox.ts'
import { openTestSandbox, runInBox, testLimits } from './testing/test-box.ts'

const opened = await openTestSandbox(1)
const { sandbox } = opened
afterAll(() => opened[Symbol.asyncDispose]())

interface Speaker {
  readonly script: string
  readonly onOpen?: (input: InputWriter) => void
  readonly onStdout?: (chunk: Uint8Array) => void
  readonly signal?: AbortSignal
}

async function speak(box: Box, { script, onOpen = () => {}, onStdout = () => {}, signal }: Speaker) {
  const printed: Uint8Array[] = []
  const facts = await box.run(
    { argv: ['/bin/sh', '-c', script], folder: opened.stateFolder, seesHost: true, mounts: [] },
    testLimits,
    {
      stdin: { onOpen },
      onStdout: (chunk) => {
        printed.push(Buffer.from(chunk))
        onStdout(chunk)
      },
    },
    signal,
  )
  return { ...facts, printed: Buffer.concat(printed).toString() }
}

/** Lets two scripts talk to each other until both have ended. */
async function talk(first: string, second: string) {
  await using pair = await sandbox.acquirePair()
  const inputs: { program?: InputWriter; companion?: InputWriter } = {}
  const [program, companion] = await Promise.all([
    speak(pair.program, {
      script: first,
      onOpen: (input) => {
        inputs.program = input
      },
      onStdout: (chunk) => inputs.companion?.write(chunk),
    }).finally(() => inputs.companion?.end()),
    speak(pair.companion, {
      script: second,
      onOpen: (input) => {
        inputs.companion = input
      },
      onStdout: (chunk) => inputs.program?.write(chunk),
    }).finally(() => inputs.program?.end()),
  ])
  return { program, companion }
}

const countDown = 'while read n; do [ "$n" = 0 ] && exit 3; echo $((n - 1)); done; exit 4'

test('two programs in one slot answer each other, line by line', async () => {
  const { program, companion } = await talk(countDown, `echo 200; ${countDown}`)

  expect(program.ending).toEqual({ kind: 'exited', exitCode: 3 })
  // It read the end of its input, because the other had ended.
  expect(companion.ending).toEqual({ kind: 'exited', exitCode: 4 })
  expect(program.printed.split('\n').slice(0, 3)).toEqual(['199', '197', '195'])
})

test('what was written before the program began is read, and then the end', async () => {
  await using pair = await sandbox.acquirePair()

  const { printed, ending } = await speak(pair.program, {
    script: 'cat; echo end',
    onOpen: (input) => {
      input.write(Buffer.from('early\n'))
      input.end()
    },
  })

  expect({ printed, ending }).toEqual({ printed: 'early\nend\n', ending: { kind: 'exited', exitCode: 0 } })
})

test('a program may open its pipe by name, and more than a pipe holds arrives whole', async () => {
  await using pair = await sandbox.acquirePair()
  const bytes = Buffer.alloc(2_000_000, 'abcdefg\n')

  const { printed } = await speak(pair.program, {
    script: 'head -n 1; exec < /dev/stdin; wc -c',
    onOpen: (input) => {
      input.write(bytes)
      input.end()
    },
  })

  expect(printed).toMatch(/^abcdefg\n\s*\d+\n$/)
  const whole = await speak(pair.program, {
    script: 'wc -c',
    onOpen: (input) => {
      input.write(bytes)
      input.end()
    },
  })
  expect(Number(whole.printed)).toBe(bytes.length)
})

test('what a program has not read is lost with it: neither the next one nor a file as input holds any of it', async () => {
  await using pair = await sandbox.acquirePair()
  const leave = await speak(pair.program, {
    script: 'exit 0',
    onOpen: (input) => input.write(Buffer.alloc(500_000, 'secret\n')),
  })

  const live = await speak(pair.program, { script: 'cat', onOpen: (input) => input.end() })
  const stored = await runInBox(pair.program, {
    argv: ['/bin/cat'],
    folder: opened.stateFolder,
    stdin: 'stored',
  })

  expect([leave.ending, live.printed, stored.stdout]).toEqual([{ kind: 'exited', exitCode: 0 }, '', 'stored'])
})

test('a program that waits for input that never comes is ended by its signal, with its companion', async () => {
  await using pair = await sandbox.acquirePair()
  const leaving = new AbortController()
  const waiting = [pair.program, pair.companion].map((box) =>
    speak(box, { script: 'read line', signal: leaving.signal }),
  )

  setTimeout(() => leaving.abort(new Error('enough')), 500)

  await Promise.all(waiting.map((each) => expect(each).rejects.toThrow('enough')))
  expect([pair.program.processesAlive(), pair.companion.processesAlive()]).toEqual([[], []])
})

test('many pairs in one slot all come to their end', { timeout: 60_000 }, async () => {
  const talks = Array.from({ length: 12 }, () => talk(countDown, `echo 20; ${countDown}`))

  const ended = await Promise.all(talks)

  expect(ended.map(({ program }) => program.ending)).toEqual(
    ended.map(() => ({ kind: 'exited', exitCode: 3 })),
  )
})

test('whoever stops waiting for a pair keeps no other pair waiting', async () => {
  await using held = await sandbox.acquirePair()
  const leaving = new AbortController()
  const given = sandbox.acquirePair(leaving.signal)
  const next = sandbox.acquirePair()

  leaving.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  await held[Symbol.asyncDispose]()

  await using pair = await next
  expect((await speak(pair.program, { script: 'echo here', onOpen: (input) => input.end() })).printed).toBe(
    'here\n',
  )
})
