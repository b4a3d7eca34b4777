import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../sandbox/entities'
import { readOptions } from '../../../sandbox/server/options'
import { openSandbox } from './support'

/** The site configuration of a deployment with these settings. */
const siteWith = async (...set: string[]): Promise<SiteConfig> =>
  (await openSandbox({ set }).get<SiteConfig>('/config/ui/config')).body

describe('settings of the site configuration', () => {
  it.each([
    ['mfaAvailable=false', { mfaAvailable: false }],
    ['loginTitle=Welcome = hello', { loginTitle: 'Welcome = hello' }],
    ['loginTitle="in quotes"', { loginTitle: 'in quotes' }],
    ['loginTitle=2026', { loginTitle: '2026' }],
    ['termsUrl=null', { termsUrl: null }],
    ['backupTime=03:30', { backupTime: '03:30' }],
    ['chatConfig={"type":"tawk"}', { chatConfig: { type: 'tawk' } }],
    ['chatConfig.type=tawk', { chatConfig: { type: 'tawk' } }],
    [
      'documentationUrls.bucket=https://docs.example.com/b',
      { documentationUrls: { bucket: 'https://docs.example.com/b' } },
    ],
    ['referralCreditAmounts.receiver_credit=7.5', { referralCreditAmounts: { receiver_credit: 7.5 } }],
    ['staffDomains=["a.example"]', { staffDomains: ['a.example'] }],
    ['staffDomains.1=b.example', { staffDomains: ['aldera.example', 'b.example'] }],
  ])('take %s', async (setting, expected) => {
    expect(await siteWith(setting)).toMatchObject(expected)
  })

  it('reach into lists, take fields out, and follow each other', async () => {
    const site = await siteWith('predefinedPackages.0.cpu=8', 'supportUrl=', 'siteName=One', 'siteName=Two')
    expect(site.predefinedPackages?.map(({ cpu }) => cpu)).toEqual([8, 2, 2, 2, 4])
    expect(site.siteName).toBe('Two')
    expect('supportUrl' in site).toBe(false)
  })

  it.each([
    ['mfaAvaliable=true', 'The site configuration has no field "mfaAvaliable". Did you mean "mfaAvailable"?'],
    ['auth0.domian=x', '"auth0" has no field "domian". Did you mean "domain"?'],
    ['completelyUnknown=1', 'The site configuration has no field "completelyUnknown"'],
    ['predefinedPackages.first=1', '"predefinedPackages" is a list: name its items by number, not "first"'],
    ['mfaAvailable=maybe', '"mfaAvailable" cannot be maybe: value must be boolean'],
    ['mfaAvailable', '"mfaAvailable" is not of the form KEY=VALUE'],
    ['siteName=', "The site configuration does not fit: value must have required property 'siteName'"],
  ])('refuse %s', (setting, text) => {
    expect(() => openSandbox({ set: [setting] })).toThrow(new RangeError(text))
  })

  it('come from the command line, as often as needed', () => {
    const options = readOptions(['--set', 'a=1', '--set', 'b.c=2'], {})
    expect(options).toMatchObject({ sandbox: { set: ['a=1', 'b.c=2'] } })
  })
})
