import { TestCheckout } from './test-checkout.ts'

// Built to /test-checkout.js, which the page loads when somebody pays in test mode; in live mode the payment provider's
// own script, which defines the same constructor, takes its place.
window.Razorpay = TestCheckout
