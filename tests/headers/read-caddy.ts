import { lowered, type ServedHeaders, textOf } from './served-headers'

/** A line of a Caddyfile with the lines of its block. */
interface Line {
  readonly words: readonly string[]
  readonly block: Line[]
}

function readBlock(lines: string[]): Line[] {
  const found: Line[] = []
  for (let line = lines.shift(); line !== undefined && line.trim() !== '}'; line = lines.shift()) {
    const words = [...line.trim().matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    )
    if (words.length === 0) continue
    const opens = words.at(-1) === '{'
    found.push({ words: opens ? words.slice(0, -1) : words, block: opens ? readBlock(lines) : [] })
  }
  return found
}

/** Whether a path fits the words after `path`. */
function fits(path: string, patterns: readonly string[]): boolean {
  return patterns.some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each))
}

/** Reads the snippet for Caddy as Caddy does. */
export function readCaddy(files: Parameters<typeof textOf>[0]): ServedHeaders {
  const [snippet] = readBlock(textOf(files, 'console-headers.caddy').split('\n'))
  if (snippet?.words[0] !== '(console_headers)') throw new Error('no snippet')
  const of = (directive: string): Line[] => snippet.block.filter(({ words }) => words[0] === directive)
  return (address) => {
    const [path = ''] = address.split('?')
    const mapped = of('map').map(({ words, block }) => {
      if (words[1] !== '{http.request.orig_uri.path}') throw new Error(`map of ${words[1]}`)
      const hit = block.find(
        ({ words: [key = ''] }) =>
          key === 'default' || (key.startsWith('~') && new RegExp(key.slice(1)).test(path)),
      )
      return [words[2] ?? '', hit?.words[1] ?? ''] as const
    })
    const values = Object.fromEntries(mapped)
    const entries = of('header').flatMap(({ words: [, matcher], block }) => {
      const conditions = matcher === undefined ? [] : (of(matcher)[0]?.block ?? [])
      const isMeant = conditions.every(({ words: [kind, ...rest] }) =>
        kind === 'not' ? !fits(path, rest.slice(1)) : fits(path, rest),
      )
      return isMeant
        ? block.map(({ words: [name = '', value = ''] }) => [name, values[value] ?? value] as const)
        : []
    })
    return lowered(entries)
  }
}
