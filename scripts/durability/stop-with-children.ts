import { readFile } from 'node:fs/promises'

/** Stops a process and its children until disposed of, which continues them. Source: proc_tid_children(5). */
export async function stopWithChildren(pid: number): Promise<Disposable> {
  // The parent first, because it could start more children.
  process.kill(pid, 'SIGSTOP')
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const children = listed.split(' ').filter(Boolean).map(Number)
  for (const child of children) process.kill(child, 'SIGSTOP')
  return {
    [Symbol.dispose]: () => {
      for (const stopped of [...children, pid]) process.kill(stopped, 'SIGCONT')
    },
  }
}
