import { join, normalize } from 'node:path'
import type { ConsoleConfig } from '../../console.config'
import { languagesIn, messageFile } from '../locales/message-files'
import { filesBelow, type PublishedFolder } from './published-folder'

/**
 * The texts: a folder for each language, with the same files in all of them (`src/lib/text-files.ts`). Files that a language
 * lacks are those of the base language.
 */
export const textFolder = (config: ConsoleConfig): PublishedFolder => {
  const { locales, baseLanguage, output } = config
  const own = new RegExp(`${normalize(`${locales}/`)}[^/]+/(?:resources|screens)/`)
  return {
    name: 'texts',
    sources: () => {
      const paths = filesBelow(join(locales, baseLanguage)).filter((path) => path.includes('/'))
      return new Map(
        languagesIn(config).flatMap((language) => [
          [`${language}/console.json`, join(output, 'locales', `${language}.json`)],
          ...paths.map((path): [string, string] => [
            `${language}/${path}`,
            messageFile(config, language, path),
          ]),
        ]),
      )
    },
    reloads: (file) => own.test(file) || normalize(file).includes(normalize(`${output}/locales/`)),
  }
}
