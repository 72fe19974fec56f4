/**
 * Makes something happen at once, and then at most every so often: what is asked for meanwhile happens once, at the end of the
 * time.
 */
export function throttle(ms: number, act: () => void): { readonly ask: () => void } & Disposable {
  let timer: NodeJS.Timeout | null = null
  let isAsked = false
  let isOver = false
  const rest = () => {
    timer = setTimeout(() => {
      timer = null
      if (isAsked) ask()
    }, ms)
  }
  const ask = () => {
    isAsked = timer !== null
    if (timer !== null || isOver) return
    rest()
    act()
  }
  return {
    ask,
    [Symbol.dispose]: () => {
      isOver = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}
