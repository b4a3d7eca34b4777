import { spawn } from 'node:child_process'
import { explain, Failure } from './failure.mjs'

const running = new Set()

/** Passes a signal on to the program that runs; true when there was one. */
export function stopSteps(signal) {
  for (const child of running) child.kill(signal)
  return running.size > 0
}

/**
 * Runs a program to its end, showing nothing unless it fails.
 * @param {string} doing what is being done, for the sentence of a failure
 * @param {readonly string[]} command the program with its arguments
 * @param {{ isNpm?: boolean, ownWords?: boolean, shell?: boolean, fatal?: RegExp }} [options]
 *   ownWords: what the program writes to its error output explains a failure better than we could;
 *   fatal: written to it, this is a failure even if the program says it is done
 * @throws Failure
 */
export async function runStep(doing, [program, ...args], options = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: options.shell ?? false })
  running.add(child)
  let output = ''
  let errors = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (errors += text))
  const code = await new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Failure(explain(doing, `${error.code}: ${error.message}`))))
    child.once('close', (status) => resolve(status))
  }).finally(() => running.delete(child))
  if (code === 0 && !options.fatal?.test(errors)) return
  const full = explain(doing, `${errors}\n${output}`, options.isNpm)
  const isKnown = full.endsWith(', then start again.')
  throw new Failure(options.ownWords && !isKnown && errors.trim() !== '' ? errors.trimEnd() : full)
}
