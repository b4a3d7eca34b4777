import { afterAll, describe, expect, it } from 'vitest'
import { seconds } from '../run/time-limits'
import { copyProject } from './chapter-project'
import { filesIn, textOf } from './sources'

const chapter = textOf('docs/adding-a-resource.md')

interface Block {
  readonly language: string
  readonly file: string
  readonly text: string
}

/** The blocks of code of the chapter in their order, each with the file named behind its fence. */
const blocks: readonly Block[] = [...chapter.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', file = '', text = '']) => ({ language, file: file.trim(), text: text.trimEnd() }),
)

/** Steps of a reader: commands, without the server that runs until it is stopped, and lines to add. */
const steps = blocks.filter(
  ({ language, text }) => language === 'diff' || (language === 'sh' && text !== 'npm run dev'),
)

/** The messages the chapter shows. */
const messages = blocks.filter(({ language }) => language === 'text').map(({ text }) => text)

const project = copyProject([
  'docs/tutorial',
  'gateway',
  'sandbox',
  'src',
  'client',
  'tests',
  'vite.config.ts',
])
afterAll(project.close)

const minutes = { timeout: seconds(480) }

/** Inserts the lines with a plus after the unmarked lines, which the file has once. */
function add(file: string, diff: string): void {
  const lines = diff.split('\n')
  const marked = (mark: string): string =>
    lines.flatMap((line) => (line.startsWith(mark) ? [`${line.slice(1)}\n`] : [])).join('')
  const [before, ...after] = project.read(file).split(marked(' '))
  expect(after, `${file} has these lines once:\n${marked(' ')}`).toHaveLength(1)
  project.write(file, `${before}${marked(' ')}${marked('+')}${after[0]}`)
}

async function run(line: string): Promise<string> {
  const { code, said } = await project.run(line)
  expect(code, `${line}: ${said}`).toBe(0)
  return said
}

describe('[CARD-10] the chapter about adding a type', () => {
  const drafts = steps.findIndex(({ text }) => text.startsWith('npm run new:resource -- '))

  it('names every file it adds or changes', () => {
    const added = filesIn('docs/tutorial', /./).map((file) => file.slice('docs/tutorial/'.length))
    const changed = steps.filter(({ language }) => language === 'diff').map(({ file }) => file)
    const table = chapter.split('## Every file')[1] ?? ''
    const unnamed = [...added, ...changed].filter((file) => !table.includes(file.split('/').at(-1) ?? file))
    expect(unnamed.filter((file) => !file.startsWith('openapi/'))).toEqual([])
    expect(messages).toHaveLength(1)
    expect(drafts).toBeGreaterThan(0)
  })

  /** Steps that only check and take long, or generate what a later step generates too; `npm run test:wide -- chapter` runs them as well. */
  const isSpared = ({ language, text }: Block, index: number): boolean =>
    language !== 'diff' && (text.startsWith('npx ') || (text === 'npm run generate' && index <= drafts + 1))

  const titled = steps.map((step, index) => ({
    ...{ step, index, what: step.language === 'diff' ? step.file : step.text },
    options: isSpared(step, index) ? { ...minutes, tags: ['wide' as const] } : minutes,
  }))
  for (const { step, index, what, options } of titled)
    it(`step ${index}: ${what}`, options, async () => {
      const { language, file, text } = step
      if (language === 'diff') return add(file, text)
      const said = await run(text)
      if (index !== drafts) return
      const draft = 'resource-manifests/dns-zone.ts'
      for (const written of [draft, 'resource-manifests/index.ts', 'locales/en/resources/dns_zone.json'])
        expect(said).toContain(written)
      const right = project.read(draft)
      project.write(draft, right.replace("'domain',", "'domian',"))
      const wrong = await project.run('npm run generate')
      project.write(draft, right)
      expect(wrong.code).toBe(1)
      expect(wrong.said.split('\n').filter((line) => line.includes(' › '))).toContain(messages[0])
    })

  it('may be begun again without harm', { ...minutes, tags: ['wide'] }, async () => {
    const { code, said } = await project.run(steps[drafts]?.text ?? '')
    expect(code).toBe(1)
    expect(said).toContain('The type "dns_zone" exists already')
  })
})
