/** A thread that runs a program: its name is the first argument. */
import { runProgram } from './load-program.js'

const [name] = process.argv.splice(2, 1)
await runProgram(name)
