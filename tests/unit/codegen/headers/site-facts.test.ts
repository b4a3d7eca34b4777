import { describe, expect, it } from 'vitest'
import { readSite } from '../../../../codegen/headers/site-facts'
import { openSandbox } from '../../sandbox/support'

describe('a site configuration', () => {
  it('gives what the headers depend on, as the platform answers it', async () => {
    const { body } = await openSandbox({ identity: 'accounts' }).get('/config/ui/config')
    const { site, problems } = readSite(body)
    expect(problems).toEqual([])
    expect(site).toMatchObject({
      siteTheme: 'aldera',
      auth0: { domain: '/identity' },
      chatEnabled: false,
      s3ForcePathStyle: true,
    })
    expect(site.paymentProcessors).toContainEqual({
      keyword: 'stripe_creditcard',
      public_key: 'pk_test_sandbox',
    })
    expect(site.paymentProcessors).toContainEqual({ keyword: 'duitku', public_key: null })
  })

  it('may leave out everything but the theme, or say null', () => {
    const bare = { site: { siteTheme: 'aldera', paymentProcessors: [] }, problems: [] }
    expect(readSite({ siteTheme: 'aldera' })).toEqual(bare)
    expect(
      readSite({
        siteTheme: 'aldera',
        auth0: null,
        paymentProcessors: null,
        chatEnabled: null,
        chatConfig: null,
        s3ForcePathStyle: null,
      }),
    ).toEqual(bare)
  })

  it('keeps the addresses of what lies outside', () => {
    const addresses = {
      sentryDsn: 'https://key@reports.example/1',
      terminalGateway: 'wss://terminal.example',
      metricsUrl: 'https://metrics.example',
      vendorStandIns: 'http://localhost:6100',
    }
    const { site, problems } = readSite({ siteTheme: 'a', ...addresses })
    expect(site).toMatchObject(addresses)
    expect(problems).toEqual([])
  })

  it('leaves out a way to pay without a keyword', () => {
    const { site, problems } = readSite({
      siteTheme: 'a',
      paymentProcessors: [{ keyword: 7 }, { keyword: 'a' }],
    })
    expect(site.paymentProcessors).toEqual([{ keyword: 'a', public_key: null }])
    expect(problems.map(({ path }) => path)).toEqual(['paymentProcessors[0].keyword'])
  })

  it('keeps the type of its chat', () => {
    const { site } = readSite({ siteTheme: 'a', chatEnabled: true, chatConfig: { type: 'tawk', id: 1 } })
    expect(site).toMatchObject({ chatEnabled: true, chatConfig: { type: 'tawk' } })
  })

  it.each([
    ['', 'text', 'must be an object; '],
    ['', [], 'must be an object; '],
    ['siteTheme', {}, 'is missing; '],
    ['siteTheme', { siteTheme: 7 }, 'must be a text; '],
    ['siteTheme', { siteTheme: '' }, 'must be a text; '],
    ['auth0', { siteTheme: 'a', auth0: 'id.example.com' }, 'must be an object; '],
    ['auth0.domain', { siteTheme: 'a', auth0: {} }, 'is missing; '],
    ['auth0.domain', { siteTheme: 'a', auth0: { domain: 1 } }, 'must be a text; '],
    ['paymentProcessors', { siteTheme: 'a', paymentProcessors: {} }, 'must be a list; '],
    ['paymentProcessors[0]', { siteTheme: 'a', paymentProcessors: ['stripe'] }, 'must be an object; '],
    [
      'paymentProcessors[1].keyword',
      { siteTheme: 'a', paymentProcessors: [{ keyword: 'a' }, {}] },
      'is missing; ',
    ],
    [
      'paymentProcessors[0].public_key',
      { siteTheme: 'a', paymentProcessors: [{ keyword: 'a', public_key: 1 }] },
      'must be a text; ',
    ],
    ['chatEnabled', { siteTheme: 'a', chatEnabled: 'yes' }, 'must be true or false; '],
    ['chatConfig', { siteTheme: 'a', chatConfig: [] }, 'must be an object; '],
    ['chatConfig.type', { siteTheme: 'a', chatConfig: { type: 3 } }, 'must be a text; '],
    ['s3ForcePathStyle', { siteTheme: 'a', s3ForcePathStyle: 'no' }, 'must be true or false; '],
    ['sentryDsn', { siteTheme: 'a', sentryDsn: 1 }, 'must be a text; '],
    ['terminalGateway', { siteTheme: 'a', terminalGateway: '' }, 'must be a text; '],
    ['metricsUrl', { siteTheme: 'a', metricsUrl: [] }, 'must be a text; '],
    ['vendorStandIns', { siteTheme: 'a', vendorStandIns: {} }, 'must be a text; '],
  ])('that is wrong says where and what to do: %s', (path, answer, beginning) => {
    const { problems } = readSite(answer)
    expect(problems[0]).toMatchObject({ id: 'site-wrong', from: 'site', path })
    expect(problems[0]?.message).toContain(beginning)
  })
})
