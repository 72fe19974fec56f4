import type { Page, WebSocketRoute } from '@playwright/test'

interface BreakableConnection {
  /** Closes the socket and blocks new ones. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
}

const address = /\/socket\.io\//

/** Makes the page's socket connection breakable, as by a lost network. Call it before the page is opened. */
export async function makeConnectionBreakable(page: Page): Promise<BreakableConnection> {
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
