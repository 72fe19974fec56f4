import { TestCheckout } from './test-checkout.ts'

// Built to /test-checkout.js, which the page loads for a payment in test mode. In live mode the page loads the payment
// provider's script, which defines the same constructor.
window.Razorpay = TestCheckout
