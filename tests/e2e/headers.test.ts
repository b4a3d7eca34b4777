import type { BrowserContext } from 'playwright-core'
import { build } from 'vite'
import { deploymentHeaders } from '../../codegen/headers/deployment-headers'
import { consoleDocuments } from '../../src/lib/console-document'
import { deployment as outside, everything } from '../headers/deployments'
import { servedBy } from '../headers/forms'
import type { ServedHeaders } from '../headers/served-headers'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

/** Answers to navigations get the headers of `served` instead of those of the sandbox. */
async function serveWith(context: BrowserContext, served: ServedHeaders): Promise<void> {
  await context.route('**/app/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const { pathname, search } = new URL(route.request().url())
    const own = Object.entries(response.headers()).filter(([name]) =>
      /^(content-type|cache-control)$/.test(name),
    )
    return route.fulfill({
      response,
      headers: { ...Object.fromEntries(own), ...served(`${pathname}${search}`) },
    })
  })
}

/** An address in every document. */
const addresses = consoleDocuments.flatMap(({ name, paths }) =>
  // Without an account, a payment document loads no script.
  paths.map((path) => [name, name.startsWith('pay/') ? `${path}?account=0` : `${path}/`] as const),
)

/** A deployment under Trusted Types in spite of foreign scripts. */
const trusted = outside({
  site: { siteTheme: 'aldera', paymentProcessors: [{ keyword: 'stripe_creditcard' }] },
  themeScripts: ['https://cdn.example.com/count.js'],
})

describe('the headers of a deployment', () => {
  // The tests of the printers check that all forms agree.
  test.for(
    someOf(
      [
        ['scripts under Trusted Types', trusted],
        ['everything', everything],
      ] as const,
      1,
    ),
  )('with %s, let every document work without a violation', async ([, wanted], { visit }) => {
    const served = servedBy('json', deploymentHeaders(wanted))
    const { page, context, open } = await visit({ path: null })
    await serveWith(context, served)
    for (const [name, path] of addresses) {
      const answered = page.waitForResponse((response) => response.request().isNavigationRequest())
      await open(path)
      const policy = (await answered).headers()['content-security-policy']
      expect(policy, name).toBe(served(`/app${path}`)['content-security-policy'])
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    await open('/compute')
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    await open('/compute/create')
    await page.getByRole('button', { name: /^Create machine/ }).waitFor()
  })

  test('are obeyed: what is not configured is refused on the document where it is not', async ({
    browser,
    visit,
  }) => {
    const { deployment } = await visit({ path: null })
    const context = await (await browser.get()).newContext()
    await serveWith(context, servedBy('nginx', deploymentHeaders(trusted)))
    const page = await context.newPage()
    await context.route('https://**', (route) => route.abort())
    const seek = async (path: string): Promise<void> => {
      await page.goto(`${deployment.origin}/app${path}`)
      await page.evaluate(async () => {
        const { dataset } = document.documentElement
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          dataset['refused'] = `${dataset['refused'] ?? ''}${effectiveDirective} ${new URL(blockedURI).host};`
        })
        const frame = document.createElement('iframe')
        frame.src = 'https://js.stripe.com/frame.html'
        // A refused frame loads too, without its content.
        await new Promise((done) => {
          frame.addEventListener('load', done)
          document.body.append(frame)
        })
        await fetch('https://elsewhere.example/').catch(() => undefined)
      })
    }
    const refused = () => page.evaluate(() => document.documentElement.dataset['refused'])
    await seek('/')
    await expect.poll(refused).toBe('frame-src js.stripe.com;connect-src elsewhere.example;')
    await seek('/pay/stripe_creditcard')
    await expect.poll(refused).toBe('connect-src elsewhere.example;')
    await context.close()
  })

  test('let the code that makes scripts load those of its list, and nobody else', async ({
    browser,
    visit,
  }) => {
    const { deployment } = await visit({ path: null })
    const built = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2023',
        lib: { entry: 'tests/headers/script-page.ts', formats: ['es'] },
      },
    })
    const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
    const code = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code ?? ''
    const served = servedBy('json', deploymentHeaders(trusted))
    const context = await (await browser.get()).newContext()
    const files: Record<string, [type: string, body: string]> = {
      '/app/page': ['text/html', '<!doctype html><script type="module" src="/app/page.js"></script>'],
      '/app/page.js': ['text/javascript', code],
      '/app/stand-in.js': ['text/javascript', 'window.loaded = new URL(document.currentScript.src).search'],
    }
    await context.route('**/app/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const [contentType, body] = files[pathname] ?? ['text/plain', '']
      await route.fulfill({ contentType, body, headers: served(pathname) })
    })
    const page = await context.newPage()
    await page.goto(`${deployment.origin}/app/page`)
    await expect.poll(() => page.title()).toBe('loaded: ?site=7, refused, TypeError')
    await context.close()
  })
})
