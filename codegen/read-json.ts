import { readFileSync } from 'node:fs'
import { InputError } from './input-error'

/**
 * What a JSON file of the inputs holds.
 * @throws InputError that names the file and the line, when it is not there or is not JSON
 */
export function readJson(file: string): unknown {
  const no = (path: string, message: string): InputError =>
    new InputError({ id: 'unreadable', file, path, message })
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw no('', 'there is no such file; add it.')
    throw error
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = /at position (\d+)/.exec(message)?.[1]
    const line = position === undefined ? '' : String(text.slice(0, Number(position)).split('\n').length)
    throw no(line, `${message}; correct it there or just before, such as a comma after the last entry.`)
  }
}
