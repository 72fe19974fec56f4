/*
 * Runs a program on every file of a folder in one process, because starting Node takes longer than most runs. Prints after each
 * output the marker and 0, or 1 for a failure. Each run has the modules of Node, but its own standard streams and top-level
 * variables. Whatever else the runs share may make an output differ from that of a run alone.
 */
const fs = require('node:fs')
const { createRequire } = require('node:module')
const { Readable } = require('node:stream')
const vm = require('node:vm')

const longestRunMs = 1000
const [, , program, marker, folder] = process.argv
const source = fs.readFileSync(program, 'utf8').replace(/^#!.*/, '')
const names = ['exports', 'require', 'module', '__filename', '__dirname']
const start = new vm.Script('globalThis.startRun()')
const write = fs.writeSync
const exited = Symbol('exited')

let input = Buffer.alloc(0)
let at = 0
let output = []
let status = 0

const isInput = (file) => file === 0 || file === '/dev/stdin'
const { readFileSync, readSync } = fs
fs.readFileSync = (file, options) => {
  if (!isInput(file)) return readFileSync(file, options)
  const rest = input.subarray(at)
  at = input.length
  const encoding = typeof options === 'string' ? options : options?.encoding
  return encoding ? rest.toString(encoding) : rest
}
fs.readSync = (file, buffer, offset = 0, length = buffer.length - offset, ...more) => {
  if (!isInput(file)) return readSync(file, buffer, offset, length, ...more)
  const from = typeof offset === 'number' ? offset : 0
  const taken = input.copy(buffer, from, at, at + (typeof offset === 'number' ? length : buffer.length))
  at += taken
  return taken
}
fs.writeSync = (file, text, ...more) => {
  if (file !== 1) return write(file, text, ...more)
  output.push(Buffer.from(text))
  return output.at(-1).length
}
process.stdout.write = (text, encoding, done) => {
  output.push(Buffer.from(text, typeof encoding === 'string' ? encoding : 'utf8'))
  const called = typeof encoding === 'function' ? encoding : done
  if (called) process.nextTick(called)
  return true
}
process.exit = (code) => {
  status = Number(code ?? process.exitCode ?? 0)
  throw exited
}
const fail = (error) => {
  if (error !== exited) status = 1
}
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

async function runOn(path) {
  input = readFileSync(path)
  ;[at, output, status] = [0, [], 0]
  const stdin = Readable.from(input.length === 0 ? [] : [input], { objectMode: false })
  stdin.fd = 0
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
  process.argv = [process.argv[0], program]
  const run = vm.compileFunction(source, names, { filename: program })
  const module = { exports: {} }
  const load = createRequire(program)
  load.main = module
  globalThis.startRun = () => run.call(module.exports, module.exports, load, module, program, '/box')
  try {
    start.runInThisContext({ timeout: longestRunMs })
  } catch (error) {
    fail(error)
  }
  await isIdle(stdin)
  write(1, Buffer.concat([...output, Buffer.from(`\n${marker} ${status}\n`)]))
}

/** Waits for what the program does after its last line, as far as it waits for its input and for nothing else. */
async function isIdle(stdin) {
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const isRead = () => ['data', 'readable', 'end'].some((event) => stdin.listenerCount(event) > 0)
  await turn()
  for (let turns = 0; turns < 100 && isRead() && !stdin.readableEnded; turns++) await turn()
  for (let turns = 0; turns < 4; turns++) await turn()
}

async function main() {
  for (const name of fs.readdirSync(folder).sort()) await runOn(`${folder}/${name}`)
  process.reallyExit(0)
}

main()
