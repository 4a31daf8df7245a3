// Loaded before a program: ends it, as a power cut would, at the n-th change of the disk below a folder (END_AT, END_BELOW); a
// file that is being written or copied, and a folder that is being deleted, is then half done.
const fs = require('node:fs')
const { join, resolve } = require('node:path')
const { syncBuiltinESMExports } = require('node:module')

const [at, below] = [Number(process.env.END_AT), process.env.END_BELOW]
const plain = { ...fs }
let count = 0

const half = (bytes) => Buffer.from(bytes).subarray(0, Buffer.from(bytes).length >> 1)
const removeSome = (folder) => {
  const names = plain.statSync(folder).isDirectory() ? plain.readdirSync(folder) : []
  for (const name of names.slice(0, Math.ceil(names.length / 2))) plain.rmSync(join(folder, name), { recursive: true })
}
const HALVES = {
  writeFileSync: (file, bytes) => plain.writeFileSync(file, half(bytes)),
  cpSync: (from, to) => plain.cpSync(from, to, { recursive: true, filter: (name) => !name.endsWith('.js') }),
  copyFileSync: (from, to) => plain.writeFileSync(to, half(plain.readFileSync(from))),
  linkSync: () => {},
  rmSync: removeSome,
  renameSync: () => {},
  mkdirSync: () => {},
  openSync: () => {},
}
const die = () => {
  process.kill(process.pid, 'SIGKILL')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
/** What is open of our files. */
const open = new Set()

for (const [name, begin] of Object.entries(HALVES)) {
  fs[name] = (...words) => {
    const isOurs = words.slice(0, 2).some((word) => typeof word === 'string' && resolve(word).startsWith(below))
    const isReading = name === 'openSync' && !/[wa+]/.test(String(words[1]))
    if (isOurs && !isReading && ++count === at) {
      begin(...words)
      die()
    }
    const result = plain[name](...words)
    if (name === 'openSync' && isOurs && !isReading) open.add(result)
    return result
  }
}
fs.writeSync = (file, bytes, ...words) => {
  if (open.has(file) && ++count === at) {
    plain.writeSync(file, half(bytes))
    die()
  }
  return plain.writeSync(file, bytes, ...words)
}
fs.closeSync = (file) => {
  open.delete(file)
  plain.closeSync(file)
}
syncBuiltinESMExports()
