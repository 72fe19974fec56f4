import type { Page, WebSocketRoute } from '@playwright/test'

interface BreakableLine {
  /** Ends the live connection and lets no other begin. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
}

const address = /\/socket\.io\//

/** A page whose live connection can be broken, as when the network is away. Call it before the page is opened. */
export async function breakableLine(page: Page): Promise<BreakableLine> {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(address, (socket) => {
    if (isCut) return void socket.close()
    open.add(socket)
    socket.connectToServer()
  })
  await page.route(address, (route) => (isCut ? route.abort() : route.continue()))
  return {
    cut: async () => {
      isCut = true
      for (const socket of open) await socket.close()
      open.clear()
    },
    mend: async () => {
      isCut = false
    },
  }
}
