export { makePaymentProviders, type PaymentProviders } from './make-payment-providers.ts'
export {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderPayment,
  type ProviderRefund,
} from './payment-provider.ts'
export { type RazorpayMessage, readRazorpayMessage } from './razorpay/razorpay-message.ts'
export { makeRazorpay } from './razorpay/razorpay-provider.ts'
