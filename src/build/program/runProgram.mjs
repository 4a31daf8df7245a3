// Starts a program in a process of its own: the first argument is its file.
import { loadProgram } from './loadProgram.mjs'

const [file] = process.argv.splice(2, 1)
await loadProgram(file)
