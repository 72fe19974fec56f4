import { configure } from '@testing-library/react'

// Awaited changes come within milliseconds, unless the machine is busy.
configure({ asyncUtilTimeout: 15_000 })
