import { lowered, type ServedHeaders, textOf } from './served-headers'

/** Splits an nginx file into words; a quoted text is one word, and outside of quotes so is each `;`, `{` and `}`. */
function words(text: string): string[] {
  const found = [
    ...text
      .replaceAll(/^\s*#.*$/gm, '')
      .matchAll(/"((?:[^"\\]|\\(?!["\\])|\\["\\])*)"|([;{}])|([^\s;{}"]+)/g),
  ]
  return found.map(([, quoted, mark, plain]) => quoted ?? mark ?? plain ?? '')
}

/** The `map` of a variable: patterns in order, then the default. */
interface Map {
  readonly cases: readonly (readonly [pattern: RegExp, value: string])[]
  readonly otherwise: string
}

function readMaps(text: string): Record<string, Map> {
  const left = words(text)
  const maps: Record<string, Map> = {}
  while (left.length > 0) {
    const [directive, source, variable = '', open] = left.splice(0, 4)
    if (directive !== 'map' || source !== '$request_uri' || open !== '{')
      throw new Error(`no map: ${directive}`)
    const cases: [RegExp, string][] = []
    let otherwise = ''
    for (let key = left.shift(); key !== '}'; key = left.shift()) {
      const [value = '', end] = left.splice(0, 2)
      if (key === undefined || end !== ';') throw new Error(`${variable}: "${key}" does not end`)
      if (key === 'default') otherwise = value
      else if (key.startsWith('~')) cases.push([new RegExp(key.slice(1)), value])
      else throw new Error(`${variable}: "${key}" is no pattern`)
    }
    maps[variable] = { cases, otherwise }
  }
  return maps
}

function readLines(text: string): (readonly [name: string, value: string])[] {
  const left = words(text)
  const lines: (readonly [string, string])[] = []
  while (left.length > 0) {
    const [directive, name = '', value = '', always, end] = left.splice(0, 5)
    if (directive !== 'add_header' || always !== 'always' || end !== ';')
      throw new Error(`no header: ${directive}`)
    lines.push([name, value])
  }
  return lines
}

/** Reads the files for nginx as nginx does. */
export function readNginx(files: Parameters<typeof textOf>[0]): ServedHeaders {
  const maps = readMaps(textOf(files, 'console-maps.conf'))
  const lines = ['console-headers.conf', 'document-headers.conf'].flatMap((name) =>
    readLines(textOf(files, name)),
  )
  return (path) =>
    lowered(
      lines.map(([name, value]) => {
        if (!value.startsWith('$')) return [name, value]
        const map = maps[value]
        if (!map) throw new Error(`${value} is not mapped`)
        return [name, map.cases.find(([pattern]) => pattern.test(path))?.[1] ?? map.otherwise]
      }),
    )
}
