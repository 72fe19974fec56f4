import { configure } from '@testing-library/react'

// What is waited for comes within milliseconds, unless the machine has other things to do.
configure({ asyncUtilTimeout: 15_000 })
