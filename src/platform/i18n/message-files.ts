import { FileMissing } from '../../lib/is-load-failure'
import { textFiles } from '../../lib/text-files'
import type { MessageSource } from './texts'

async function read(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new FileMissing(`${url} answered ${response.status}`)
  try {
    return await response.json()
  } catch (error) {
    // Some servers answer unknown URLs with the HTML document.
    throw new FileMissing(`${url} is not JSON`, { cause: error })
  }
}

const filesOf = (language: string) => textFiles(import.meta.env.TEXTS_FOLDER ?? '', language)

/** Message files as static assets: one per language, and per type or screen. */
export const messageFiles: MessageSource = {
  base: (language) => read(filesOf(language).base),
  resource: (language, type) => read(filesOf(language).resource(type)),
  screen: (language, screen) => read(filesOf(language).screen(screen)),
}
