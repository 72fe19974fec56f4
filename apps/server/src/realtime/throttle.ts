/** Throttles an action: the first request runs at once, further requests within the interval run once at its end. */
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
