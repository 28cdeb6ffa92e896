/** `node src/commands/run.js COMMAND` */
import { runProgram } from '../publish/load-program.js'

const [command] = process.argv.splice(2, 1)
await runProgram(command)
