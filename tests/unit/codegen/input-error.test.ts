import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = relative('.', mkdtempSync(join(tmpdir(), 'manifests-')))
afterAll(() => rmSync(folder, { recursive: true }))

const list = join(folder, 'index.ts')
const disk = join(folder, 'disk.ts')
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
writeFileSync(list, `import { disk } from './disk'\n\nexport const manifests = [disk]\n`)

/** The message of reading the manifests, without the compiler of the tests in between. */
function said(source: string, listSource?: string): Promise<string> {
  writeFileSync(disk, source)
  const file = listSource === undefined ? list : join(folder, 'other.ts')
  if (listSource !== undefined) writeFileSync(file, listSource)
  const program =
    `import('./codegen/inputs.ts').then(({ loadManifests }) => loadManifests('${file}'))` +
    `.then((all) => console.log(all.length), (error) => console.log(error.message))`
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['--import', 'tsx', '-e', program], (error, out) =>
      error ? reject(error) : resolve(out.trim().replaceAll(`${folder}/`, '')),
    )
  })
}

describe('a manifest that cannot be read', () => {
  it.each([
    [
      'a mistake in its TypeScript',
      `export const disk = {\n  type: {{\n}\n`,
      'disk.ts › 2:9 › unreadable: Expected identifier but found "{"; correct it there or just before.',
    ],
    [
      'a name that means nothing',
      `export const disk = {\n  type: usage,\n}\n`,
      'disk.ts › 2:9 › unreadable: usage is not defined; correct it there.',
    ],
    [
      'an import of a file that is not there',
      `import { usage } from './usage'\n\nexport const disk = { type: usage }\n`,
      'disk.ts › import › unreadable: there is no "usage"; correct the import, or add the file.',
    ],
    [
      'an import of something that is not in the file',
      `import { manifest } from './index'\n\nexport const disk = { type: manifest }\n`,
      `disk.ts › 1 › unreadable: The requested module './index' does not provide an export named 'manifest'; correct it there.`,
    ],
    [
      'modules that import one another in a circle',
      `import { manifests } from './index'\n\nexport const disk = { type: manifests.length }\n`,
      'disk.ts › 3:29 › unreadable: "manifests" is used before it is defined: modules import one another in a circle, or it is defined below; end the circle, or define it above.',
    ],
    [
      'no manifest in it',
      `export const disk = { type: 'disk' }\n`,
      'index.ts › manifests[0] › not-a-manifest: has no type, list or routes; write it with defineResource.',
    ],
  ])('for %s says where, what and what to do', async (_, source, message) => {
    expect(await said(source)).toBe(message)
  })

  it('says so of a list that is none', async () => {
    expect(await said('export const disk = 1\n', 'export const types = []\n')).toBe(
      'other.ts › manifests › not-a-manifest: export a list of this name.',
    )
  })
})
