import type { MessageReceipt, SentMessage } from '@codedojo/contract'
import type { Connection } from '../lib/api/socket.ts'
import type { SocketEvent } from '../lib/api/socket-events.ts'

/** A fake socket connection that the test drives. */
export class FakeConnection implements Connection {
  /** What the page sent, as pairs of name and value. */
  readonly told: (readonly [string, string])[] = []
  readonly sent: SentMessage[] = []
  /** The receipt of sent messages; by default it never comes. */
  answer: (message: SentMessage) => Promise<MessageReceipt> = () => new Promise(() => {})
  /** The server's reaction to a sent event. */
  onTold: (name: string, id: string) => void = () => {}
  #id: string | null = null
  readonly #onChange = new Set<() => void>()
  readonly #listeners = new Map<string, Set<(value: unknown) => void>>()

  readonly id = () => this.#id

  readonly onChange = (listener: () => void) => {
    this.#onChange.add(listener)
    return () => this.#onChange.delete(listener)
  }

  readonly listen = <Value>({ name, schema }: SocketEvent<Value>, listener: (value: Value) => void) => {
    const take = (value: unknown) => listener(schema.parse(value))
    const all = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, all.add(take))
    return () => all.delete(take)
  }

  readonly tell = (name: string, id: string) => {
    this.told.push([name, id])
    this.onTold(name, id)
  }

  readonly send = (message: SentMessage) => {
    this.sent.push(message)
    return this.answer(message)
  }

  /** Opens the connection with this id, or loses it with null. */
  become(id: string | null): void {
    this.#id = id
    for (const listener of [...this.#onChange]) listener()
  }

  /** Emits an event of the server. */
  say(name: string, value: unknown): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(value)
  }
}
