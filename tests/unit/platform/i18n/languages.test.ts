import { describe, expect, it } from 'vitest'
import { chooseLanguage, languageName, languagesOf } from '../../../../src/platform/i18n/languages'

const languages = languagesOf(['en', 'et', 'id', 'pt-BR', 'ar'], true)

describe('the languages of the console [I18N-09]', () => {
  it('are named by themselves and know their direction', () => {
    expect(languages.slice(0, 5).map((each) => [each.tag, languageName(each), each.direction])).toEqual([
      ['en', 'English', 'ltr'],
      ['et', 'eesti', 'ltr'],
      ['id', 'Indonesia', 'ltr'],
      ['pt-BR', 'português (Brasil)', 'ltr'],
      ['ar', 'العربية', 'rtl'],
    ])
  })

  it.each(['ar', 'th', 'ja', 'fa'])('%s is written with Latin digits and Gregorian years', (tag) => {
    const { formats = '' } = languagesOf([tag], false)[0] ?? {}
    expect(new Intl.NumberFormat(formats).format(1234)).toMatch(/^1\D?234$/)
    expect(new Intl.DateTimeFormat(formats, { year: 'numeric' }).format(0)).toContain('1970')
  })

  it.each(['ar', 'fa', 'he', 'ur', 'ckb', 'yi', 'pa-Arab', 'dv'])(
    '%s is written from right to left',
    (tag) => {
      expect(languagesOf([tag], false)[0]?.direction).toBe('rtl')
    },
  )

  it.each(['de', 'pa', 'ja', 'sr-Cyrl', 'az'])('%s is written from left to right', (tag) => {
    expect(languagesOf([tag], false)[0]?.direction).toBe('ltr')
  })

  it('include two that are made up, to prove that no text is hard-wired', () => {
    expect(
      languages
        .slice(5)
        .map((each) => [each.tag, languageName(each), each.pseudo, each.direction, each.files]),
    ).toEqual([
      ['qps-ploc', 'Pseudo', 'longer', 'ltr', 'en'],
      ['qps-plocm', 'Pseudo, mirrored', 'mirrored', 'rtl', 'en'],
    ])
  })
})

describe('the language chosen [I18N-01]', () => {
  it.each([
    [['et'], 'et'],
    [['ET'], 'et'],
    [['et-EE'], 'et'],
    [['et_EE'], 'et'],
    [['pt'], 'pt-BR'],
    [['pt-PT'], 'pt-BR'],
    [['pt-br'], 'pt-BR'],
    [['fr', 'id'], 'id'],
    [[null, undefined, '', 'id'], 'id'],
    [['fr'], 'en'],
    [[], 'en'],
    [['qps-plocm'], 'qps-plocm'],
    [['qps'], 'en'],
  ])('of the wishes %j is %s', (wishes, tag) => {
    expect(chooseLanguage(languages, wishes).tag).toBe(tag)
  })

  it('has to exist', () => {
    expect(() => chooseLanguage([], ['en'])).toThrow('language is null or undefined')
  })
})
