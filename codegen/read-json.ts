import { readFileSync } from 'node:fs'
import { InputError } from './input-error'
import { repeatedKey } from './repeated-key'

/** Characters that the error of a parser shows before the wrong one. */
const shownBefore = 10

/** Position of a parser's error in the text; undefined if the error does not give it. */
function positionOf(message: string, text: string): number | undefined {
  const position = /at position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Math.min(Number(position), text.trimEnd().length)
  if (message === 'Unexpected end of JSON input') return text.trimEnd().length
  const [, token = '', cut, shown = ''] =
    /^Unexpected token '(.+?)', (\.\.\.)?"(.+?)"(?:\.\.\.)? is not/s.exec(message) ?? []
  const start = shown === '' ? -1 : text.indexOf(shown)
  if (start < 0) return undefined
  return start + (cut === undefined ? shown.indexOf(token) : shownBefore)
}

/**
 * Content of a JSON input.
 * @throws InputError with file and line if it is missing or not JSON, or has a key twice
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
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = positionOf(message, text)
    const line = position === undefined ? '' : String(text.slice(0, position).split('\n').length)
    throw no(line, `${message}; correct it there or just before, such as a comma after the last entry.`)
  }
  const twice = repeatedKey(text)
  if (twice)
    throw no(
      twice.path,
      `stands twice, in lines ${twice.lines.join(' and ')}, and only the last counts; remove one.`,
    )
  return content
}
