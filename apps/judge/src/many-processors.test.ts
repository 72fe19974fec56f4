import { readFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Box } from '@codedojo/sandbox'
import { expect, test } from 'vitest'
import { exampleCase, judgeExample, type TestJudge } from './testing/test-judge.ts'
import { withJudge } from './testing/with-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const threads = `
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
void *wait(void *) { pause(); return nullptr; }
int main() {
  int started = 0;
  pthread_t thread;
  while (started < 5000 && pthread_create(&thread, nullptr, wait, nullptr) == 0) started++;
  printf("%d\\n", started);
  fflush(stdout);
  _exit(0);
}
`

test('a program has room for a thread on each processor of the machine, beside what any machine allows', async () => {
  const outcome = await judgeExample(opened.judge, {
    language: 'cpp',
    code: threads,
    options: { cases: [exampleCase('', null, 'custom')] },
  })

  // The main thread counts as one of the processes.
  expect(outcome.cases[0]).toMatchObject({ stdout: `${63 + cpus().length}\n` })
})

const processors = `
class Main { public static void main(String[] a) { System.out.println(Runtime.getRuntime().availableProcessors()); } }
`

/** The number of a processor that this process may use. */
const [processor = ''] =
  /^Cpus_allowed_list:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.slice(1) ?? []

test('Java sees two processors on every machine, here on one', async () => {
  const { sandbox } = opened.judge
  await copyFile('/usr/bin/taskset', join(sandbox.systemFolder, 'usr/bin/taskset'))
  const acquire: typeof sandbox.acquire = async (signal) => {
    const box = await sandbox.acquire(signal)
    const run: Box['run'] = ({ argv, ...program }, ...rest) =>
      box.run({ ...program, argv: ['/usr/bin/taskset', '--cpu-list', processor, ...argv] }, ...rest)
    return { ...box, run }
  }

  const outcome = await judgeExample(
    { ...opened.judge, sandbox: { ...sandbox, acquire } },
    { language: 'java', code: processors, options: { cases: [exampleCase('', '2\n')] } },
  )

  expect(outcome).toMatchObject({ status: 'Accepted', errorMessage: null })
})
