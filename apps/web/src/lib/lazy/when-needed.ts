/**
 * Stands for what `make` makes, which is made when it is looked at first. For schemas: a page reads a few of the many that its
 * files hold.
 */
export function whenNeeded<Value extends object>(make: () => Value): Value {
  let made: Value | undefined
  const value = () => (made ??= make())
  const standIn: Value = Object.create(null)
  return new Proxy(standIn, {
    get: (_, key) => Reflect.get(value(), key),
    set: (_, key, given) => Reflect.set(value(), key, given),
    has: (_, key) => Reflect.has(value(), key),
    ownKeys: () => Reflect.ownKeys(value()),
    getPrototypeOf: () => Reflect.getPrototypeOf(value()),
    // What the stand-in does not have itself it may only call changeable.
    getOwnPropertyDescriptor: (_, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(value(), key)
      return descriptor && { ...descriptor, configurable: true }
    },
  })
}
