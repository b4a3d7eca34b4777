/** First lines of every generated file. */
export function header(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`
}

const plainKey = /^[A-Za-z_$][\w$]*$/

/** `__proto__` needs brackets, because it would set the prototype. */
function keySource(key: string): string {
  if (key === '__proto__') return `['__proto__']`
  return plainKey.test(key) ? key : quote(key)
}

/** A JSON value as TypeScript source, in a stable layout for diffs. */
export function literal(value: unknown, indent = ''): string {
  if (value === undefined) return 'undefined'
  if (value === null || typeof value !== 'object') return quote(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    const items = value.map((item) => literal(item, inner))
    const line = `[${items.join(', ')}]`
    if (!line.includes('\n') && line.length < 90) return line
    return `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`
  }
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  if (entries.length === 0) return '{}'
  const members = entries.map(([key, member]) => `${keySource(key)}: ${literal(member, inner)}`)
  const line = `{ ${members.join(', ')} }`
  if (!line.includes('\n') && line.length < 90) return line
  return `{\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}}`
}

function quote(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
