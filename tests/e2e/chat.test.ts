import type { BrowserContext, Page } from 'playwright-core'
import { type ChatKind, chatSettings, chatSite } from '../../sandbox/vendors/chats'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

/** Stand-ins of the vendors' scripts: each has the vendor's interface and records the calls. */
const stands = [
  {
    type: 'intercom',
    origin: 'https://widget.intercom.io',
    settings: { app_id: 'app7' },
    script: `window.told = []; const queued = window.Intercom.q; window.Intercom = (...v) => window.told.push(v); queued.forEach((v) => window.Intercom(...v))`,
    address: '/widget/app7',
    told: [['boot', { app_id: 'app7', email: 'kadri.saar@pohjala.example', user_id: '20417' }]],
    opened: ['show'],
    forgotten: ['shutdown'],
  },
  {
    type: 'tawk',
    origin: 'https://embed.tawk.to',
    settings: { propertyId: 'p7', widgetId: 'w7' },
    script: `window.told = []; for (const name of ['showWidget', 'hideWidget', 'endChat', 'maximize']) window.Tawk_API[name] = () => window.told.push([name])`,
    address: '/p7/w7',
    told: [['showWidget']],
    opened: ['maximize'],
    forgotten: ['hideWidget'],
  },
  {
    type: 'qiscus',
    origin: 'https://omnichannel.qiscus.com',
    settings: { app_id: 'q7', channel_id: 12 },
    script: `window.told = []; window.Qismo = class { constructor(...v) { window.told.push(v) } }`,
    address: '/js/qismo-v4.js',
    told: [['q7', { options: { channel_id: 12 } }]],
  },
  {
    type: 'botika',
    origin: 'https://chat.botika.online',
    settings: { client: 'b7' },
    script: `window.told = []; window.BotikaChat = { init: (...v) => window.told.push(v) }`,
    address: '/client/assets/js/botika.widget.js',
    told: [[{ client: 'b7' }]],
  },
  {
    type: 'oncehub',
    origin: 'https://cdn.oncehub.com',
    settings: { website_id: 'WEB-7' },
    script: `window.told = [[new URL(document.currentScript.src).search]]`,
    address: '/co/widget.js',
    told: [['?website_id=WEB-7']],
  },
  {
    type: 'leadbooster',
    origin: 'https://leadbooster-chat.pipedrive.com',
    settings: { companyId: 7, playbookUuid: 'u7' },
    script: `window.told = [[window.pipedriveLeadboosterConfig]]; window.LeadBooster = { trigger: (...v) => window.told.push(['trigger', ...v]) }`,
    address: '/assets/loader.js',
    told: [[{ base: 'leadbooster-chat.pipedrive.com', version: 2, companyId: 7, playbookUuid: 'u7' }]],
    opened: ['trigger', 'open'],
  },
]

const configOf = ({ type, settings }: { type: string; settings: object }) => [
  'chatEnabled=true',
  `chatConfig=${JSON.stringify({ type, ...settings })}`,
]

/** Answers requests to a vendor's host; returns the requested paths. */
async function serve(context: BrowserContext, origin: string, body: string | undefined): Promise<string[]> {
  const asked: string[] = []
  await context.route(`${origin}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body })
  })
  return asked
}

const told = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'told'))
const user = (page: Page) => page.getByRole('button', { name: 'Profile: Kadri Saar' })

describe('the chat', () => {
  test.for(someOf(stands, 1))(
    '[NOTIFY-02] [NOTIFY-04] [NOTIFY-05] [SITE-43] $type is loaded with its settings, under the headers of the deployment, and is a way of the support page, with its window where there is a call for it',
    { tags: ['wide'] },
    async ({ origin, script, address, told: expected, opened, forgotten, ...stand }, { visit }) => {
      const { page, context, open, pass } = await visit({
        path: null,
        served: [origin],
        sandbox: { set: configOf(stand) },
      })
      const asked = await serve(context, origin, script)
      await open('/support')
      const ways = page.getByRole('list', { name: 'Ways to reach us' })
      await ways.getByText('The chat is being loaded').waitFor()
      await pass(2)
      await expect.poll(() => told(page)).toEqual(expected)
      expect(asked).toEqual([address])
      await ways.getByText(opened ? 'Opens on this page' : 'Its button is at the edge of the page').waitFor()
      const start = ways.getByRole('button', { name: 'Start chat' })
      expect(await start.count()).toBe(opened ? 1 : 0)
      if (opened) {
        await start.focus()
        await page.keyboard.press('Enter')
        await expect.poll(() => told(page)).toContainEqual(opened)
      }
      await page.evaluate(() =>
        addEventListener('pagehide', () =>
          sessionStorage.setItem('told', JSON.stringify(Reflect.get(window, 'told'))),
        ),
      )
      await page.getByRole('button', { name: /^Profile/ }).click()
      await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
      await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
      // This document lacks the script; in the one before, the script was told to forget the user.
      expect(await told(page)).toBeUndefined()
      const atEnd: unknown = await page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]'))
      const wanted = opened ? [...expected, opened] : expected
      expect(atEnd).toEqual(forgotten ? expect.arrayContaining([...wanted, forgotten]) : wanted)
    },
  )

  test('[IMPERSONATE-10] [NOTIFY-04] [SITE-43] is not loaded while acting, signed out, or switched off', async ({
    visit,
  }) => {
    const [stand] = stands
    if (!stand) throw new Error('no stand-in')
    const settings = { path: null, served: [stand.origin] }
    const first = await visit({ ...settings, key: 'demo-delegate', sandbox: { set: configOf(stand) } })
    const asked = await serve(first.context, stand.origin, stand.script)
    await first.open('/compute')
    await first.page
      .getByRole('button', { name: 'Back to your account' })
      .or(user(first.page))
      .first()
      .waitFor()
    await first.page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    await first.pass(5)
    await first.page.getByRole('link', { name: 'web-prod-01' }).click()
    await first.page.getByRole('heading', { name: 'web-prod-01' }).waitFor()
    expect(await first.page.evaluate(() => typeof Reflect.get(window, 'Intercom'))).toBe('undefined')
    expect(first.reports.join('\n')).not.toContain('Failed to load script')
    const out = await first.meanwhile({ ...settings, key: null })
    asked.push(...(await serve(out.context, stand.origin, stand.script)))
    await out.open('/')
    await out.page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
    await out.pass(5)
    const off = await visit({ ...settings, sandbox: { set: [...configOf(stand), 'chatEnabled=false'] } })
    const askedOff = await serve(off.context, stand.origin, stand.script)
    await off.open('/compute')
    await user(off.page).waitFor()
    await off.pass(5)
    await off.page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    expect([...asked, ...askedOff]).toEqual([])
  })

  test(
    '[ERROR-13] logs a script that does not load, and the console goes on',
    { tags: ['wide'] },
    async ({ visit }) => {
      const [stand] = stands
      if (!stand) throw new Error('no stand-in')
      const { page, context, open, pass, reports, deployment } = await visit({
        path: null,
        served: [stand.origin],
        sandbox: { set: configOf(stand) },
      })
      deployment.expectFailures()
      await serve(context, stand.origin, undefined)
      await open('/compute')
      await user(page).waitFor()
      await pass(2)
      await expect.poll(() => reports.join('\n')).toContain('Failed to load script')
      await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
      await page.getByRole('link', { name: 'Support' }).click()
      await page
        .getByRole('list', { name: 'Ways to reach us' })
        .getByText('The chat could not be loaded')
        .waitFor()
    },
  )

  test.for(
    someOf(
      Object.keys(chatSettings).filter((name): name is ChatKind => name in chatSettings),
      1,
    ),
  )(
    '[NOTIFY-04] [NOTIFY-05] %s runs with the stand-in of the sandbox, from its origin only',
    async (type, { visit }) => {
      const { page, open, pass, deployment } = await visit({
        path: null,
        standIns: true,
        sandbox: { set: chatSite(type) },
      })
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(new URL(request.url()).origin))
      await open('/compute')
      await user(page).waitFor()
      await pass(2)
      const chat = page.getByRole('complementary', { name: /^Chat \(stand-in for / })
      await chat.getByRole('button', { name: 'Chat' }).click()
      await chat.getByText('Nobody answers here').waitFor()
      expect([...asked].sort()).toEqual([deployment.origin, deployment.standIns].sort())
    },
  )
})
