// Zod tests whether it may compile validators with `new Function`, which the Content-Security-Policy forbids, and the browser
// logs each attempt. Zod reads this setting when it is loaded, so this module must be imported before it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
