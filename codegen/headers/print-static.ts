import type { DeploymentHeaders, HeaderSet } from './deployment-headers'
import type { PrintedFile } from './printed-file'
import { ofDocumentsOnly, varyingHeaders, wholeHeaders } from './server-rules'

/** Maximum length of a line that hosts read, in characters. */
const longestLine = 2000

/**
 * A `_headers` file for static hosts, general rules first. As on Cloudflare, all rules that match a path apply, and a line
 * with `!` removes a header set by an earlier rule.
 *
 * @throws RangeError when a header is longer than hosts read
 */
export function printStatic(all: DeploymentHeaders): PrintedFile[] {
  const { basePath, everyAnswer, documents } = all
  const varying = varyingHeaders(all).map(({ header }) => header)
  const main = { ...everyAnswer, ...documents.at(-1)?.headers }
  const rules = [
    rule(basePath, set(main)),
    rule(`${basePath}/*`, set(main)),
    rule(`${basePath}/assets/*`, Object.keys(ofDocumentsOnly(all)).map(detached)),
    ...documents
      .slice(0, -1)
      .toReversed()
      .flatMap((each) => {
        const own = Object.entries(wholeHeaders(all, each)).filter(([name]) => varying.includes(name))
        const lines = [...own.map(([name]) => detached(name)), ...set(Object.fromEntries(own))]
        return each.paths.flatMap((path) => [rule(path, lines), rule(`${path}/*`, lines)])
      }),
  ]
  return [{ name: '_headers', text: rules.join('') }]
}

function rule(path: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`
}

function detached(name: string): string {
  return `! ${name}`
}

function set(headers: HeaderSet): string[] {
  return Object.entries(headers).map(([name, value]) => {
    const line = `${name}: ${value}`
    if (line.length > longestLine)
      throw new RangeError(
        `${name} has ${line.length} characters, more than the ${longestLine} a static host reads; use nginx or Caddy, or switch a vendor off.`,
      )
    return line
  })
}
