import { measured } from '../child.ts'
import type { Measured } from '../report.ts'

const LINE = /^(.+): (\d+) a second, bare node:http (\d+), share ([\d.]+)$/gm

/** What the server keeps of the throughput of Node. */
export async function throughput(): Promise<Measured> {
  const { output } = await measured('tests/bench/throughput/main.ts', {})
  return {
    title: 'Throughput',
    how: 'Answers a second on 32 connections, against a bare `node:http` server that sends the same bytes, in turns (median of 5 rounds of 3 s); the client is a process of its own.',
    columns: ['answer', 'this server', 'bare node:http', 'share'],
    rows: [...output.matchAll(LINE)].map(([, ...cells]) => cells),
    complaints: [],
  }
}
