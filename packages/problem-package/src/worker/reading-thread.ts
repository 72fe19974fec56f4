import { Worker } from 'node:worker_threads'

/*
 * How it works
 * Starting a thread takes longer than reading a small package, because it loads everything that reading needs. So one thread that
 * has replied waits a while for the next package. A thread that was given up or that failed is never used again.
 */

interface RestingThread {
  readonly worker: Worker
  readonly heapMebibytes: number
  readonly end: NodeJS.Timeout
}

const restMs = 10_000
let resting: RestingThread | null = null

/** A thread that reads packages with this memory limit: the one that rests, or a new one. */
export function takeReadingThread(heapMebibytes: number): Worker {
  if (resting?.heapMebibytes === heapMebibytes) {
    const { worker, end } = resting
    resting = null
    clearTimeout(end)
    forgetListeners(worker)
    worker.ref()
    return worker
  }
  return new Worker(new URL('./package-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
  })
}

/** Keeps a thread that has replied for the next package, unless another one rests already. A resting thread keeps no process alive. */
export async function restReadingThread(worker: Worker, heapMebibytes: number): Promise<void> {
  forgetListeners(worker)
  if (resting !== null) {
    await worker.terminate()
    return
  }
  const leave = () => {
    if (resting?.worker === worker) resting = null
  }
  const end = setTimeout(() => {
    leave()
    void worker.terminate()
  }, restMs)
  end.unref()
  // An error ends the thread; nobody waits for it any more.
  worker.once('error', leave)
  worker.once('exit', leave)
  worker.unref()
  resting = { worker, heapMebibytes, end }
}

/** By name, because `Worker` has listeners of its own. */
function forgetListeners(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
}
