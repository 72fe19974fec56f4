/*
 * Calls the learner's function in main.js. Reads the arguments from standard input before the learner's code is loaded, and writes
 * what the function returns to a pipe of its own. What the learner prints goes to standard output and counts for nothing.
 */
const fs = require('node:fs')
const { createRequire } = require('node:module')
const vm = require('node:vm')

const resultDescriptor = 5
const learnersFile = '/box/main.js'
// Taken before the learner's code runs, which may replace them.
const { closeSync, readSync, writeSync } = fs
const { isArray } = Array
const { isInteger, isSafeInteger } = Number
const { isView } = ArrayBuffer
const bufferFrom = Buffer.from

function readAll() {
  const chunks = []
  for (;;) {
    const chunk = Buffer.allocUnsafe(1 << 20)
    const length = readSync(0, chunk, 0, chunk.length, null)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(chunk.subarray(0, length))
  }
}

const isSpace = (byte) => byte === 32 || (byte >= 9 && byte <= 13)

/** Words, numbers and lines of an input. */
class Input {
  constructor(bytes) {
    this.bytes = bytes
    this.at = 0
  }

  token() {
    const { bytes } = this
    let start = this.at
    while (start < bytes.length && isSpace(bytes[start])) start++
    let end = start
    while (end < bytes.length && !isSpace(bytes[end])) end++
    this.at = end
    return start
  }

  word() {
    const start = this.token()
    return this.bytes.toString('utf8', start, this.at)
  }

  integer() {
    const start = this.token()
    const { bytes } = this
    const first = bytes[start]
    let at = first === 45 || first === 43 ? start + 1 : start
    if (this.at - at > 15) {
      const text = bytes.toString('latin1', start, this.at)
      return isSafeInteger(Number(text)) ? Number(text) : BigInt(text)
    }
    let value = 0
    for (; at < this.at; at++) value = value * 10 + (bytes[at] - 48)
    return first === 45 ? -value || 0 : value
  }

  real() {
    return Number(this.word())
  }

  flag() {
    const word = this.word()
    return word === '1' || word === 'true' || word === 'yes'
  }

  line() {
    const { bytes } = this
    if (this.at > 0 && bytes[this.at - 1] !== 10) this.at = this.endOfLine() + 1
    const end = this.endOfLine()
    const line = bytes.toString('utf8', this.at, bytes[end - 1] === 13 ? end - 1 : end)
    this.at = end + 1
    return line
  }

  endOfLine() {
    const found = this.bytes.indexOf(10, this.at)
    return found === -1 ? this.bytes.length : found
  }

  list(length, readOne) {
    const elements = []
    for (let at = 0; at < length; at++) elements.push(readOne())
    return elements
  }
}

/** The token is known to nobody else, and the pipe closes after the first delivery. */
function makeDeliver(token) {
  return (kind, text = '') => {
    const payload = bufferFrom(text)
    writeAll(bufferFrom(`${token} ${kind} ${payload.length}\n`))
    writeAll(payload)
    closeSync(resultDescriptor)
  }
}

function writeAll(bytes) {
  for (let done = 0; done < bytes.length; ) done += writeSync(resultDescriptor, bytes, done)
}

/** Why a returned value is no result. */
class WrongResult {
  constructor(kind, text = '') {
    this.kind = kind
    this.text = text
  }

  /** The same of a part that stands at a position of a list. */
  within(at) {
    const [place, ...words] = this.text.split(' ')
    return new WrongResult(
      this.kind,
      this.text && `${at}${place === '-' ? '' : `.${place}`} ${words.join(' ')}`,
    )
  }
}

/** A place in a tree may have no value. */
function isRight(value, scalar) {
  switch (scalar) {
    case 'int':
      return typeof value === 'bigint' || isInteger(value)
    case 'place':
      return value === null || typeof value === 'bigint' || isInteger(value)
    case 'float':
      return typeof value === 'number'
    case 'bool':
      return typeof value === 'boolean'
    default:
      return typeof value === 'string'
  }
}

function requireRight(value, scalar, depth, place = '') {
  if (depth === 0) {
    if (!isRight(value, scalar)) throw wrongType(value, place)
    return
  }
  if (!isArray(value) && !isView(value)) throw wrongType(value, place)
  for (let at = 0; at < value.length; at++)
    if (depth > 1) requireRight(value[at], scalar, depth - 1, place === '' ? `${at}` : `${place}.${at}`)
    else if (!isRight(value[at], scalar))
      throw wrongType(value[at], place === '' ? `${at}` : `${place}.${at}`)
}

const wrongType = (value, place) =>
  place === '' && (value === null || value === undefined)
    ? new WrongResult('nothing')
    : new WrongResult('type', `${place === '' ? '-' : place} ${described(value)}`)

/** A value in words. What is no plain value is told by its kind alone, because nothing of the learner's should run here. */
function described(value) {
  switch (typeof value) {
    case 'string':
      return value.length > 40 ? `the text "${value.slice(0, 40)}…"` : `the text "${value}"`
    case 'number':
    case 'bigint':
      return `the number ${value}`
    case 'boolean':
    case 'undefined':
      return `${value}`
    case 'object':
      return value === null ? 'null' : isArray(value) ? 'an array' : 'an object'
    default:
      return `a ${typeof value}`
  }
}

function printValue(value, separators, printScalar, depth = 0) {
  if (depth === separators.length) return printScalar(value)
  let text = ''
  for (let at = 0; at < value.length; at++)
    text += `${at === 0 ? '' : separators[depth]}${printValue(value[at], separators, printScalar, depth + 1)}`
  return text
}

const printInteger = (value) => `${isSafeInteger(value) || typeof value === 'bigint' ? value : BigInt(value)}`

/** The learner's function, or undefined. The name is that of the signature. */
function load(name) {
  const source = fs.readFileSync(learnersFile, 'utf8').replace(/^#!.*/, '')
  const code = `${source}\n;return typeof ${name} === 'undefined' ? module.exports?.${name} : ${name}`
  const names = ['exports', 'require', 'module', '__filename', '__dirname']
  const module = { exports: {} }
  const run = vm.compileFunction(code, names, { filename: learnersFile })
  return run.call(module.exports, module.exports, createRequire(learnersFile), module, learnersFile, '/box')
}

/** The lists of trees or linked lists that stand in an array and share no node. */
function eachOf(result, listsOfOne) {
  if (!isArray(result)) throw wrongType(result, '')
  const seen = new Set()
  const lists = []
  for (let at = 0; at < result.length; at++) {
    try {
      lists.push(listsOfOne(result[at], seen))
    } catch (error) {
      throw error instanceof WrongResult ? error.within(at) : error
    }
  }
  return lists
}

/** `listsOf` gives the lists that stand for a result. */
function call({ name, values, deliver, printResult, scalar, depth, listsOf = (result) => result }) {
  const learners = load(name)
  if (typeof learners !== 'function') return deliver('missing')
  if (learners.length > values.length) return deliver('parameters')
  const result = learners(...values)
  if (result === undefined) return deliver('nothing')
  let lists
  try {
    lists = listsOf(result)
    requireRight(lists, scalar, depth)
  } catch (error) {
    if (error instanceof WrongResult) return deliver(error.kind, error.text)
    throw error
  }
  deliver('value', printResult(lists))
}

// The lines below are made from the signature.
module.exports = { Input, call, eachOf, makeDeliver, printInteger, printValue, readAll }
