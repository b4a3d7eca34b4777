import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import type { ConsoleConfig } from '../../console.config'
import { isRecord } from '../../src/lib/is-record'
import { filesBelow, type PublishedFolder } from './published-folder'

/** Content of a generated theme's `theme.json`. Throws if there is no such theme. */
export function readThemeDescription({ output }: ConsoleConfig, name: string): unknown {
  const file = join(output, 'themes', name, 'theme.json')
  if (!existsSync(file)) throw new Error(`There is no theme "${name}"`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The themes and their fonts: a folder for each, named as the theme is. */
export const themeFolder = ({ output, themes }: ConsoleConfig): PublishedFolder => ({
  name: 'themes',
  sources: () => {
    const sources = new Map<string, string>()
    const generated = join(output, 'themes')
    for (const path of filesBelow(generated)) sources.set(path, join(generated, path))
    for (const path of filesBelow(join(output, 'fonts')))
      if (path.endsWith('.woff2')) sources.set(`fonts/${path}`, join(output, 'fonts', path))
    for (const [path, source] of sources) {
      if (!path.endsWith('/theme.json')) continue
      const name = path.slice(0, -'/theme.json'.length)
      const description: unknown = JSON.parse(readFileSync(source, 'utf8'))
      if (!isRecord(description)) continue
      const { favicon, icon, png, texts } = description
      for (const file of [favicon, icon, png, ...Object.values(isRecord(texts) ? texts : {})])
        if (typeof file === 'string') sources.set(`${name}/${file}`, join(themes, name, file))
    }
    return sources
  },
  reloads: (file) => normalize(file).includes(normalize(`${output}/themes/`)),
})
