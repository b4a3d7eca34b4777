import { FileMissing } from '../../lib/is-load-failure'
import type { MessageSource } from './texts'

const bases = import.meta.glob<string>('../../generated/locales/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const resources = import.meta.glob<string>('../../../locales/*/resources/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const screens = import.meta.glob<string>('../../../locales/*/screens/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

function find(files: Record<string, string>, ending: string): string {
  const found = Object.entries(files).find(([name]) => name.endsWith(ending))?.[1]
  if (found === undefined) throw new Error(`${ending} is null or undefined`)
  return found
}

async function read(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new FileMissing(`${url} answered ${response.status}`)
  try {
    return await response.json()
  } catch (error) {
    // A server that answers every address with the document has no such file either.
    throw new FileMissing(`${url} is not JSON`, { cause: error })
  }
}

/** The languages whose files are built in. */
export const builtInLanguages: readonly string[] = Object.keys(bases).map((name) =>
  (name.split('/').at(-1) ?? '').replace('.json', ''),
)

/** Message files as static assets: one per language, and one per language and type or screen. */
export const messageFiles: MessageSource = {
  base: (language) => read(find(bases, `/locales/${language}.json`)),
  resource: (language, type) => read(find(resources, `/locales/${language}/resources/${type}.json`)),
  screen: (language, screen) => read(find(screens, `/locales/${language}/screens/${screen}.json`)),
}
