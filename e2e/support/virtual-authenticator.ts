import type { Page } from '@playwright/test'

/** An authenticator of Chromium in software, such as that of a phone: somebody is there, and their finger fits. */
export interface VirtualAuthenticator {
  /** Whether the finger fits from now on. */
  readonly verify: (isVerified: boolean) => Promise<void>
  /** How many passkeys it holds. */
  readonly count: () => Promise<number>
}

/** Gives the browser of a page an authenticator. Source: the domain WebAuthn of the Chrome DevTools Protocol. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verify: async (isUserVerified) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    count: async () =>
      (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
