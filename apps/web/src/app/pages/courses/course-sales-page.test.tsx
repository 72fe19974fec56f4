import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignedInUser } from '../../../features/accounts/signed-in-user.ts'
import type { RazorpayOptions } from '../../../shared/payments/open-checkout.ts'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleCourseDetail, sampleOwned } from '../../../testing/sample-course.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { stubResizeObserver } from '../../../testing/stub-resize-observer.ts'
import { Toaster } from '../../../ui/toast.tsx'
import { CourseSalesPage } from './course-sales-page.tsx'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete window.Razorpay
})

const placed = {
  ...{ id: 'order_1', amount: 149_900, currency: 'INR', orderId: 'order-1', orderNumber: 1001 },
  ...{ name: 'Graphs', state: 'created', reservedUntil: null, heldSeconds: null },
  checkout: { provider: 'test', key: 'k', script: '/window.js' },
}

/** Mocks a course that becomes owned as soon as its payment is verified. */
function serve(more: Parameters<typeof answerCalls>[0] = {}) {
  let isPaid = false
  return answerCalls({
    'GET /api/course/getCourse/course-1': () =>
      answer(sampleCourseDetail({ owned: isPaid ? sampleOwned() : null })),
    'GET /api/order/payments': () => answer({ provider: 'test' }),
    'POST /api/course/courseid/course-1': () => answer(placed),
    'POST /api/goodies/paymentverify': () => {
      isPaid = true
      return answer({ success: true, orderId: 'order-1', orderNumber: 1001 })
    },
    ...more,
  })
}

function windowThat(act: (options: RazorpayOptions) => void) {
  window.Razorpay = class {
    readonly open: () => void
    constructor(given: RazorpayOptions) {
      this.open = () => act(given)
    }
    close() {}
    on() {}
  }
}

const paying = ({ handler }: RazorpayOptions) =>
  handler({ razorpay_payment_id: 'p', razorpay_order_id: 'order_1', razorpay_signature: 's' })

async function enroll() {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Enroll Now' }))
}

function open(search = '') {
  const page = (
    <SignedInUser value={sampleUser()}>
      <CourseSalesPage />
    </SignedInUser>
  )
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <>
            <Outlet />
            <Toaster />
          </>
        ),
        children: [
          { path: '/explore/:id', element: page },
          { path: '/mycourses', element: <p>Own courses</p> },
        ],
      },
    ],
    `/explore/course-1${search}`,
  )
}

test.each([
  [
    'a course without lessons is sold with a word on it',
    { lessons: 0 },
    '',
    'It has no lessons yet.',
    'Enroll Now',
  ],
  [
    'who renews a course is offered that',
    { owned: sampleOwned({ isRenewable: true }) },
    '?renew=1',
    /^Your access ends on/,
    'Renew access',
  ],
])('%s', async (_, facts, search, words, act) => {
  serve({ 'GET /api/course/getCourse/course-1': () => answer(sampleCourseDetail(facts)) })

  open(search)

  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: act })).toBeTruthy()
})

test('while the payment window is open the button says so, and dismissing it ends where it began', async () => {
  serve()
  let dismiss = () => {}
  windowThat(({ modal }) => {
    dismiss = modal.ondismiss
  })

  await enroll()
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Processing...' })
  expect(busy.disabled).toBe(true)
  dismiss()

  const idle = await screen.findByRole<HTMLButtonElement>('button', { name: 'Enroll Now' })
  expect(idle.disabled).toBe(false)
})

test('a window that cannot be opened is told, and nothing was charged', async () => {
  serve({
    'POST /api/course/courseid/course-1': () =>
      refuse({ code: 'payment_unavailable', message: 'The payment provider does not answer.' }),
  })

  await enroll()

  const dialog = await screen.findByRole('alertdialog', { name: 'Failed to initialize payment' })
  expect(dialog.textContent).toContain('Nothing was charged.')
})

test('a buyer is thanked before the page leads to the courses, and closing the thanks leads there', async () => {
  serve()
  windowThat(paying)

  await enroll()

  const thanks = await screen.findByRole('dialog', { name: 'Thank You!' })
  expect(thanks.textContent).toContain('You are enrolled in Graphs')
  expect(screen.getByRole('link', { name: 'My Courses' }).getAttribute('href')).toBe('/my-courses')
  expect(screen.queryByText('Own courses')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText('Own courses')).toBeTruthy()
})

test('a payment whose answer was lost is looked for until the course is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  let isGiven = false
  serve({
    'GET /api/course/getCourse/course-1': () =>
      answer(sampleCourseDetail({ owned: isGiven ? sampleOwned() : null })),
    'POST /api/goodies/paymentverify': () => new Response('', { status: 502 }),
  })
  windowThat(paying)
  await enroll()
  const pending = await screen.findByRole('alertdialog', { name: 'Payment not confirmed yet' })
  expect(pending.textContent).toContain('Error verifying payment')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Enroll Now' })).toBeTruthy()

  isGiven = true
  await vi.advanceTimersByTimeAsync(5000)

  expect(await screen.findByText('Own courses')).toBeTruthy()
  vi.useRealTimers()
})

test('who owns the course already is led to it, and nothing is said of money', async () => {
  const message = 'You own this course already.'
  serve({ 'POST /api/course/courseid/course-1': () => refuse({ code: 'already_owned', message }) })

  await enroll()

  expect(await screen.findByText('Own courses')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryByText(/charged/)).toBeNull()
})

test('Keep Learning confirms the enrolment, whose failure is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const requests = serve()
  windowThat(paying)
  await enroll()

  await userEvent.click(await screen.findByRole('button', { name: 'Keep Learning' }))

  expect(await screen.findByText('Own courses')).toBeTruthy()
  const confirmed = requests.find(({ url }) => url.endsWith('/api/premium/premiumsave'))
  expect(await confirmed?.json()).toEqual({ userId: 'user-1', courses: ['course-1'] })
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('The enrolment could not be confirmed.', expect.any(Error)),
  )
})

test('where no payments are taken, a course with a price is not offered, and a free one is', async () => {
  serve({ 'GET /api/order/payments': () => answer({ provider: null }) })
  open()
  expect(await screen.findByText(/takes no payments/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Enroll Now' })).toBeNull()
  cleanup()

  const free = sampleCourseDetail({ CoursePrice: 0 })
  serve({
    'GET /api/order/payments': () => answer({ provider: null }),
    'GET /api/course/getCourse/course-1': () => answer(free),
  })
  open()
  expect(await screen.findByRole('button', { name: 'Enroll Now' })).toBeTruthy()
})
