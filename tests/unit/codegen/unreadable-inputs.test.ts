import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '../../../codegen/inputs'
import { bundleDescription } from '../../../codegen/openapi/bundle'
import { Description, type Json } from '../../../codegen/openapi/description'
import { checkNeededOperations } from '../../../codegen/openapi/needed-operations'
import { formatProblems } from '../../../codegen/problem'
import { readJson } from '../../../codegen/read-json'
import { compileThemes } from '../../../codegen/themes/compile'

const folder = mkdtempSync(join(tmpdir(), 'inputs-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

describe('a file of texts that cannot be read', () => {
  it('is named with the line of a comma too many', () => {
    const file = written('disk.json', '{\n  "one": "Disk",\n  "many": "Disks",\n}\n')
    expect(() => readJson(file)).toThrow(`${file} › 4 › unreadable: `)
    expect(() => readJson(file)).toThrow('correct it there or just before')
  })

  it.each([
    ['no comma between two entries', '{\n  "one": "Disk"\n  "many": "Disks"\n}\n', '3'],
    ['a name without quotes', '{\n  one: "Disk"\n}\n', '2'],
    ['a word that is no value', '{\n  "one": "Disk",\n  "manifold": undefined,\n  "x": "Disks"\n}\n', '3'],
    ['a text in single quotes', '{\n  "one": \'Disk\'\n}\n', '2'],
    ['a text over two lines', '{\n  "one": "Disk\n  or so"\n}\n', '2'],
    ['a bracket that is not closed', '{\n  "one": "Disk"\n', '2'],
    ['a comment', '{\n  "one": "Disk", // one\n  "many": "Disks"\n}\n', '2'],
    ['nothing in it', '', '1'],
  ])('is named with the line of %s', (_, text, line) => {
    const file = written('disk.json', text)
    expect(() => readJson(file)).toThrow(`${file} › ${line} › unreadable: `)
  })

  it('is named with a key that stands twice, and the lines of both', () => {
    const text =
      '{\n  "one": "Disk",\n  "fields": {\n    "name": "Name",\n    "size": "Size",\n    "name": "Label"\n  }\n}\n'
    const file = written('disk.json', text)
    expect(() => readJson(file)).toThrow(
      `${file} › fields.name › unreadable: stands twice, in lines 4 and 6, and only the last counts; remove one.`,
    )
  })

  it('may have a key in several objects, and texts that look like keys', () => {
    const content = { a: { x: 'x": {' }, b: [{ x: '1' }, { x: '2' }], c: ['x', 'x'] }
    expect(readJson(written('disk.json', JSON.stringify(content, null, 2)))).toEqual(content)
  })

  it('is named when it is not there', () => {
    const file = join(folder, 'none.json')
    expect(() => readJson(file)).toThrow(`${file} › unreadable: there is no such file; add it.`)
  })
})

describe('a theme that cannot be read', () => {
  it('is named with the line and the cure', async () => {
    const themes = join(folder, 'themes')
    mkdirSync(join(themes, 'plain'), { recursive: true })
    written('themes/plain/theme.json', '{\n  "label": "Plain"\n  "radius": 4\n}\n')
    const { problems } = await compileThemes(themes)
    expect(problems).toContainEqual({
      file: 'plain/theme.json:3',
      key: '',
      message: expect.stringContaining('correct it there or just before') as unknown,
    })
  })
})

describe('a configuration that cannot be read', () => {
  it.each([
    ['none', undefined, 'configuration: there is no such file; correct its name, or add it.'],
    ['empty', 'export const other = 1\n', 'config › configuration: export a constant of this name'],
    [
      'misspelt',
      "export const config = { description: 'a', clientpackage: 'b' }\n",
      'config.clientPackage › configuration: is missing; add it, a text. Did you mean "clientpackage"?',
    ],
    [
      'of another kind',
      "export const config = { description: ['a'] }\n",
      'config.description › configuration: must be a text.',
    ],
  ])('is named: %s', async (name, text, problem) => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.config.ts`)
    if (text !== undefined) writeFileSync(file, text)
    await expect(loadConfig(file)).rejects.toThrow(problem)
  })
})

describe('a description that cannot be read', () => {
  it.each([
    ['a tab', 'openapi: 3.1.0\ninfo:\n\ttitle: x\n', '3'],
    ['a text that is not closed', 'openapi: 3.1.0\ninfo:\n  title: "x\n  version: 1\n', '5'],
    ['two members of one name', 'openapi: 3.1.0\ninfo:\n  title: x\n  title: y\n', '4'],
    ['a list that is not closed', 'openapi: 3.1.0\ntags: [a, b\ninfo:\n  title: x\n', '3'],
    ['a colon in a text', 'openapi: 3.1.0\ninfo:\n  title: a: b\n', '3'],
  ])('is named with the line of %s', async (_, text, line) => {
    const file = written('openapi.yaml', text)
    await expect(bundleDescription(file)).rejects.toThrow(
      new RegExp(`openapi\\.yaml › ${line}:\\d+ › unreadable: `),
    )
  })

  it('is named with the line of a wrong indent', async () => {
    const file = written('openapi.yaml', 'openapi: 3.1.0\ninfo:\n  title: x\n   version: 1\n')
    await expect(bundleDescription(file)).rejects.toThrow(
      `${file} › 4:11 › unreadable: bad indentation of a mapping entry; correct it there or just before.`,
    )
  })

  it('is named as the configuration names it where it lies in the project', async () => {
    mkdirSync('.cache', { recursive: true })
    const inside = mkdtempSync('.cache/inputs-')
    try {
      writeFileSync(`${inside}/api.yaml`, 'openapi: 3.1.0\ninfo:\n  title: x\n   version: 1\n')
      await expect(bundleDescription(`${inside}/api.yaml`)).rejects.toThrow(
        /^\.cache\/inputs-\w+\/api\.yaml › 4:11 /,
      )
    } finally {
      rmSync(inside, { recursive: true })
    }
  })

  it.each([
    ['none.yaml', 'none.yaml'],
    ['', 'configuration'],
  ])('is named when there is no file %j', async (file, named) => {
    await expect(bundleDescription(file)).rejects.toThrow(
      `${named} › unreadable: there is no such file; correct the path in the configuration, or add it.`,
    )
  })
})

describe('a description without what the console itself calls', () => {
  const text = readFileSync('tests/second-platform/openapi.yaml', 'utf8')
  const said = (document: string): string =>
    formatProblems(checkNeededOperations(new Description(parse(document) as Json), 'api.yaml'))

  it('names the call to describe', () => {
    expect(said(text)).toBe('')
    expect(said(text.replace('operationId: getUser', 'operationId: whoAmI'))).toBe(
      'api.yaml › paths › op-missing: no operation has the operationId "getUser", which the console reads who is signed in with; describe one.',
    )
  })
  it.each([
    [
      'siteName:',
      'getSiteConfig.siteName › op-lacks: is not in the answer; the console takes its name from it.',
    ],
    [
      'slug:',
      'getSiteConfig.locations[].slug › op-lacks: is not in the answer; the console takes the name calls give a location from it.',
    ],
    [
      'id: { type: string, description: Identity }\n        name:',
      'getUser.id › op-lacks: is not in the answer; the console takes what tells one identity from another from it.',
    ],
  ])('names what the answer of such a call lacks: %s', (member, sentence) => {
    expect(said(text.replace(member, member.replace(/^[a-zA-Z]+:/, 'other:')))).toBe(
      `api.yaml › ${sentence} Describe it.`,
    )
  })

  it('reports a call that reads nothing', () => {
    expect(said(text.replace('  /me:\n    get:', '  /me:\n    post:'))).toBe(
      'api.yaml › getUser › op-lacks: is a POST; the console reads it with GET.',
    )
    const answer = /content:\n +application\/json:\n +schema: { \$ref: '#\/components\/schemas\/SiteConfig' }/
    expect(said(text.replace(answer, ''))).toBe(
      'api.yaml › getSiteConfig › op-lacks: answers nothing that is described; describe its answer.',
    )
  })
})
