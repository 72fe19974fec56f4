/**
 * A lazy proxy for the object that `make` returns, which is created at its first use. For schemas: a page uses few of the many
 * in its files.
 */
export function lazyObject<Value extends object>(make: () => Value): Value {
  let made: Value | undefined
  const value = () => (made ??= make())
  const standIn: Value = Object.create(null)
  return new Proxy(standIn, {
    get: (_, key) => Reflect.get(value(), key),
    set: (_, key, given) => Reflect.set(value(), key, given),
    has: (_, key) => Reflect.has(value(), key),
    ownKeys: () => Reflect.ownKeys(value()),
    getPrototypeOf: () => Reflect.getPrototypeOf(value()),
    // A proxy may report a property that its target lacks only as configurable.
    getOwnPropertyDescriptor: (_, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(value(), key)
      return descriptor && { ...descriptor, configurable: true }
    },
  })
}
