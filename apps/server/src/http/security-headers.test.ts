import { expect, test } from 'vitest'
import { startApp } from '../testing/start-app.ts'

async function policyWith(settings: Record<string, string>) {
  await using server = await startApp(settings)
  const { headers } = await server.request({ method: 'GET', url: '/api/user/check' })
  return `${headers['content-security-policy']} ${headers['cross-origin-opener-policy']}`
}

test('pages load nothing of Razorpay while it is not configured', async () => {
  const policy = await policyWith({})

  expect(policy).not.toContain('razorpay')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toMatch(/ same-origin$/)
})

test("with its keys, pages may load Razorpay's payment window and nothing else more", async () => {
  const policy = await policyWith({ RAZORPAY_KEY_ID: 'rzp_test_abc', RAZORPAY_KEY_SECRET: 'some-secret' })

  expect(policy).toContain("script-src 'self' https://checkout.razorpay.com;")
  expect(policy).toContain('https://api.razorpay.com')
  expect(policy).toMatch(/ same-origin-allow-popups$/)
})
