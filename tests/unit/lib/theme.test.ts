import { describe, expect, it } from 'vitest'
import { readTheme } from '../../../src/lib/theme'
import { themeFolder } from '../../../src/lib/theme-folder'
import { readThemeTexts } from '../../../src/lib/theme-texts'

const built = { folder: '/app/assets/themes-1/', names: ['one', 'two'], fallback: 'one' }

describe('the folder of a theme', () => {
  it.each([
    ['two', '/app/assets/themes-1/two/'],
    ['/brand/own/', '/brand/own/'],
    ['/brand/own', '/brand/own/'],
  ])('of %j is %s', (name, folder) => expect(themeFolder(name, built)).toBe(folder))

  it.each([
    ...[
      undefined,
      '',
      'three',
      '/',
      '//evil.example/',
      '/a/../b/',
      '/a//b',
      '/..',
      '/a?b',
      '/a#b',
      '/%2e%2e/',
    ],
    ...['https://evil.example/', '\\\\evil', '/\\evil', 7],
  ])('of %j is that of the default theme', (name) =>
    expect(themeFolder(name, built)).toBe('/app/assets/themes-1/one/'),
  )
})

describe('a theme from elsewhere', () => {
  it('is none without a name and a title', () => {
    for (const wrong of [null, 'text', [], {}, { name: 'a' }, { title: 'A' }])
      expect(readTheme(wrong, '/a/')).toBeUndefined()
  })

  it('keeps shapes, https links and files of its folder, and nothing else', () => {
    const part = (tag: string, attributes: unknown, parts: unknown = []) => ({ tag, attributes, parts })
    const theme = readTheme(
      {
        name: 'own',
        title: '<b>Own</b>',
        login: 'popup',
        lightLogin: 'yes',
        favicon: 'https://evil.example/a.svg',
        icon: '../../../secret.png',
        png: 'mark.png',
        font: '//evil.example/a.woff2',
        logo: {
          viewBox: '0 0 1 1" onload="x',
          parts: [
            part('script', {}),
            part('g', { onClick: 'x', style: 'x', fill: 'url(https://evil.example)', opacity: '.5' }, [
              part('path', { d: 'M0 0', dangerouslySetInnerHTML: { __html: 'x' } }),
              part('foreignObject', {}),
            ]),
          ],
        },
        themeScripts: [
          { src: 'javascript:alert(1)' },
          { src: 'http://plain.example/a.js' },
          { src: 'https://cdn.example/a.js', waitForLoad: true },
        ],
        certificates: [
          { label: 'A', href: 'java\nscript:alert(1)' },
          { label: 'B', href: 'https://own.example/b' },
        ],
        texts: { en: 'texts/en.json', de: 'data:application/json,{}' },
      },
      '/brand/own/',
    )
    expect(theme).toEqual({
      name: 'own',
      title: '<b>Own</b>',
      css: '/brand/own/theme.css',
      login: 'split',
      drawing: 'contours',
      lightLogin: false,
      favicon: '',
      icon: '',
      png: '/brand/own/mark.png',
      font: '',
      logo: {
        viewBox: '0 0 32 32',
        parts: [
          {
            tag: 'g',
            attributes: { opacity: '.5' },
            parts: [{ tag: 'path', attributes: { d: 'M0 0' }, parts: [] }],
          },
        ],
      },
      themeScripts: [{ src: 'https://cdn.example/a.js', waitForLoad: true }],
      certificates: [{ label: 'B', href: 'https://own.example/b' }],
      texts: { en: '/brand/own/texts/en.json' },
      relabels: false,
    })
  })

  it('keeps texts of its words, whatever else they hold', () => {
    expect(readThemeTexts([])).toEqual({})
    expect(
      readThemeTexts({
        claim: '<img src=x>',
        claimText: 7,
        offer: '',
        loginFacts: [{ label: 'a', value: 'b' }, 'c'],
        billingAccountFields: { title: 'T', email: {} },
        consoleTexts: { console: { ok: 'Fine', no: null }, other: 1 },
      }),
    ).toEqual({
      claim: '<img src=x>',
      loginFacts: [
        { label: 'a', value: 'b' },
        { label: '', value: '' },
      ],
      billingAccountFields: { title: 'T' },
      consoleTexts: { console: { ok: 'Fine' }, other: {} },
    })
  })
})
