import { expect, it } from 'vitest'
import { languageCode } from '../../../../src/platform/i18n/language-code'

it('[PROFILE-08] is a language without region and script', () => {
  expect(['en', 'pt-BR', 'zh_Hans', 'ET'].map(languageCode)).toEqual(['en', 'pt', 'zh', 'et'])
})
