// Zod tries whether it may write functions for itself, which the server's policy forbids, and the browser tells each attempt.
// Its settings are looked up here when it is loaded, after this.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
