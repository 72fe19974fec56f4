import fc from 'fast-check'

// `npm test` uses a fixed seed for property tests, so that a failure is caused by the change under test. `npm run test:full`
// leaves this file out and draws new values; a failure prints its seed.
fc.configureGlobal({ seed: 20_261_122 })
