import { header, literal } from '../emit'
import type { GeneratedFiles } from '../output'
import type { Documentation } from './documentation'

const folder = 'api-docs'

/** The documentation as modules: contents, shared part, and one per chapter, loaded on demand. */
export function emitDocumentation(
  { contents, shared, chapters }: Documentation,
  source: string,
): GeneratedFiles {
  const start = header(source)
  const rows = [...chapters.keys()].map((id) => `  '${id}': () => import('./chapters/${id}'),\n`)
  const files: GeneratedFiles = new Map([
    [
      `${folder}/contents.ts`,
      `${start}import type { DocChapter, DocIndex } from '../../lib/api-docs'\n\n` +
        `export const contents: DocIndex = ${literal(contents)}\n\n` +
        `export const chapters: Readonly<Record<string, () => Promise<{ chapter: DocChapter }>>> = {\n${rows.join('')}}\n`,
    ],
    [
      `${folder}/shared.ts`,
      `${start}import type { DocShared } from '../../lib/api-docs'\n\nexport const shared: DocShared = ${literal(shared)}\n`,
    ],
  ])
  for (const [id, chapter] of chapters) {
    files.set(
      `${folder}/chapters/${id}.ts`,
      `${start}import type { DocChapter } from '../../../lib/api-docs'\n\nexport const chapter: DocChapter = ${literal(chapter)}\n`,
    )
  }
  return files
}
