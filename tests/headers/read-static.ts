import { lowered, type ServedHeaders, textOf } from './served-headers'

/** One rule of a `_headers` file. */
interface Rule {
  readonly pattern: string
  readonly removed: string[]
  readonly set: [name: string, value: string][]
}

/** Limits of the hosts: number of rules, and characters of a line. */
const mostRules = 100
const longestLine = 2000

function readRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n').filter((each) => each !== '')) {
    if (line.length > longestLine) throw new Error(`too long: ${line.slice(0, 60)}`)
    if (!line.startsWith(' ')) {
      rules.push({ pattern: line, removed: [], set: [] })
      continue
    }
    const rule = rules.at(-1)
    const removed = /^ +! (\S+)$/.exec(line)
    const set = /^ +([\w-]+): (.+)$/.exec(line)
    if (rule && removed) rule.removed.push(removed[1] ?? '')
    else if (rule && set) rule.set.push([set[1] ?? '', set[2] ?? ''])
    else throw new Error(`no header: ${line}`)
  }
  if (rules.length > mostRules) throw new Error(`${rules.length} rules`)
  return rules
}

/** Reads a `_headers` file as Cloudflare's static hosting does: every matching rule applies, a second value is appended. */
export function readStatic(files: Parameters<typeof textOf>[0]): ServedHeaders {
  const rules = readRules(textOf(files, '_headers'))
  return (address) => {
    const [path = ''] = address.split('?')
    const headers = new Map<string, string>()
    const matching = rules.filter(({ pattern }) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    for (const { removed, set } of matching) {
      for (const name of removed) headers.delete(name)
      for (const [name, value] of set) {
        const before = headers.get(name)
        headers.set(name, before === undefined ? value : `${before}, ${value}`)
      }
    }
    return lowered(headers)
  }
}
