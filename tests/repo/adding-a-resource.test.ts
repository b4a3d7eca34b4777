import { afterAll, describe, expect, it } from 'vitest'
import { copyProject } from './chapter-project'
import { textOf } from './sources'

const chapter = textOf('docs/adding-a-resource.md')
const manifest = 'resource-manifests/ssh-key.ts'
const texts = 'locales/en/resources/ssh_key.json'
const list = 'resource-manifests/index.ts'

/** The blocks of code of the chapter in their order, each with the words behind its fence. */
const blocks = [...chapter.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', file = '', text = '']) => ({ language, file: file.trim(), text }),
)

/** The lines a reader types, without the server that runs until it is stopped. */
const commands = blocks
  .filter(({ language }) => language === 'sh')
  .map(({ text }) => text.trim())
  .filter((line) => line !== 'npm run dev')

/** The messages the chapter shows. */
const messages = blocks
  .filter(({ language }) => language === 'text')
  .flatMap(({ text }) => text.trim().split('\n'))

const project = copyProject()
afterAll(project.close)

/** Runs a command of the chapter, which has to succeed. */
async function follow(line: string | undefined): Promise<string> {
  const { code, said } = await project.run(line ?? '')
  expect(code, `${line}: ${said}`).toBe(0)
  return said
}

const minutes = { timeout: 240_000 }

describe('the chapter about adding a type', () => {
  const [draft, generate] = commands

  it('has steps', () => {
    expect(commands).toEqual([expect.stringMatching(/^npm run new:resource -- --list /), 'npm run generate'])
    expect(messages).toHaveLength(1)
  })

  it('shows the draft that is written', minutes, async () => {
    project.remove(manifest)
    project.remove(texts)
    project.write(list, project.read(list).replace(/^import \{ sshKey .*\n|^ {2}sshKey,\n/gm, ''))
    expect(project.read(list)).not.toContain('sshKey')
    const said = await follow(draft)
    for (const file of [manifest, list, texts]) expect(said).toContain(file)
    const shown = blocks.find(({ language, file }) => language === 'ts' && file === manifest)
    expect(shown?.text).toBe(project.read(manifest))
    expect(project.read(list)).toBe(textOf(list))
  })

  it('[CARD-10] generates it without a problem', minutes, async () => {
    await follow(generate)
    expect(project.read('src/generated/resource-index.ts')).toContain('ssh_key: {')
    expect(project.read('src/generated/forms/ssh-key.ts')).toContain('createSshKey')
  })

  it('shows what a mistake is told', minutes, async () => {
    const before = project.read(manifest)
    project.write(manifest, before.replace("columns: ['name',", "columns: ['nmae',"))
    const { code, said } = await project.run(generate ?? '')
    project.write(manifest, before)
    expect(code).toBe(1)
    expect(said.split('\n').filter((line) => line.includes(' › '))).toEqual(messages)
  })

  it('ends at the type as it is', minutes, async () => {
    project.write(manifest, textOf(manifest))
    project.write(texts, textOf(texts))
    await follow(generate)
    for (const file of ['resources', 'forms', 'validators'].map((room) => `src/generated/${room}/ssh-key.ts`))
      expect(project.read(file)).toBe(textOf(file))
  })

  it('may be begun again without harm', minutes, async () => {
    const before = [manifest, list, texts].map(project.read)
    const { code, said } = await project.run(draft ?? '')
    expect(code).toBe(1)
    const exists = 'The type "ssh_key" exists already; change its manifest, or give another name with --type.'
    expect(said.split('\n')).toContain(exists)
    expect([manifest, list, texts].map(project.read)).toEqual(before)
  })
})
