import { describe, expect, it } from 'vitest'
import { withStart } from '../../../../codegen/vite/start-document'
import { startDataId, type StartData } from '../../../../src/start/start-data'

const html = '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n</head><body></body></html>'
const data: StartData = {
  site: '/config/</script><script>alert(1)</script>',
  types: {},
  kinds: { list: [], record: [], create: [], screen: [] },
  screens: {},
  signedOut: { files: [], texts: 'auth' },
  texts: '/app/assets/texts-12345678/',
  themes: { folder: '/app/assets/themes-12345678/', standard: { name: 'plain' } },
}

describe('the document of the start', () => {
  it('holds its data in one element, whatever the data says', () => {
    const document = withStart(html, data, '/app/boot.js')
    const [, json = ''] = new RegExp(`id="${startDataId}">(.*?)</script>`).exec(document) ?? []
    expect(JSON.parse(json)).toEqual(data)
    expect(document).not.toContain('<script>alert')
  })

  it('declares its encoding before anything else, and names no theme: which one it is, the site says', () => {
    const document = withStart(html, data, '/app/boot.js')
    expect(document.indexOf('<meta charset')).toBeLessThan(document.indexOf('<script'))
    expect(document).not.toContain('stylesheet')
  })
})
