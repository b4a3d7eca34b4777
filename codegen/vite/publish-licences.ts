import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { ConsoleConfig } from '../../console.config'
import { isRecord } from '../../src/lib/is-record'
import { licencesFile } from '../../src/lib/published-file'

const inPackage = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/

/** Licences of generated content: icons and fonts. */
const drawn = ['icons-LICENSE.txt', 'fonts/LICENSE.txt']

/** Name, version and licence of a package folder; subfolders without their own give none. */
function licenceOf(folder: string): string | undefined {
  const written: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!isRecord(written) || typeof written.name !== 'string') return undefined
  const title = `${written.name} ${String(written.version)} (${String(written.license)})`
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  return file === undefined ? title : `${title}\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
}

/**
 * Third-party licences of a build, by package. `modules` are paths of its modules, `output` the folder of generated
 * icons and fonts.
 */
export function licencesOf(modules: Iterable<string>, output: string): string {
  const folders = [...modules].flatMap((id) => inPackage.exec(id.split('?')[0] ?? '')?.[0] ?? [])
  const withManifest = [...new Set(folders)].filter((folder) => existsSync(join(folder, 'package.json')))
  const texts = new Set(withManifest.flatMap((folder) => licenceOf(folder) ?? []))
  const generated = drawn.map((name) => readFileSync(join(output, name), 'utf8').trim())
  return `${[...[...texts].sort(), ...generated].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** Publishes `licences.txt` below the base path. */
export function publishLicences({ output }: ConsoleConfig): Plugin {
  return {
    name: 'console-publish-licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      )
      this.emitFile({ type: 'asset', fileName: licencesFile, source: licencesOf(modules, output) })
    },
  }
}
