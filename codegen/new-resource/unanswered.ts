import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Operations that no handler of the sandbox names. Handlers are searched as text: the generator does not load the sandbox,
 * whose own types check that it is complete.
 */
export function unanswered(folder: string, operations: readonly string[]): string[] {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  return operations.filter((id) => !texts.some((text) => new RegExp(`\\b${id}\\b`).test(text)))
}
