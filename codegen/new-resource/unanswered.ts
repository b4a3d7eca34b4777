import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Which of these operations no handler of the sandbox names. Handlers are looked for as text: the generator does not
 * load the sandbox, which is checked to be complete by its own types.
 */
export function unanswered(folder: string, operations: readonly string[]): string[] {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  return operations.filter((id) => !texts.some((text) => new RegExp(`\\b${id}\\b`).test(text)))
}
