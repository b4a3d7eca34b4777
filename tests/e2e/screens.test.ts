import type { Page } from 'playwright-core'
import { overflow } from './support/acts'
import { eachScreen, screens, wholeMatrix } from './support/screens'
import { widths } from './support/visitor'
import { describe, expect, test } from './support/test'

/** Data of the sandbox, which no language changes. */
const data: readonly RegExp[] = [
  /Tallinn|Tartu|Jõhvi|Jakarta|tll|trtu|jhv|jkt01|Estonia|Full for now/,
  /Kadri|Põhjala|Lab|Uku|Aldera|pohjala|Arved/,
  /web-|prod|bastion|api-gateway|mail-relay|vpn|grafana|erp|staging|ci-runner|pg-|shop|office|databases/,
  /archive|scratch|restore-test|build-cache|data$|campaign|deploy-ci|terraform|backup-script|monitoring|old laptop/,
  /Ubuntu|Debian|AlmaLinux|Rocky|Windows|Fedora|FreeBSD|openSUSE|Docker|LTS|NVMe|Standard SSD|General|newest processors|mostly wait/,
  /^[0-9a-f]{8}|…|^(EUR|USD|IDR|SGD|THB)|Ctrl|Esc|Enter|ssh |vCPU|€|Shop front|recovery|@example\.com$|^http:\/\/localhost:\d+\/$|^[A-Z0-9]{20}$/,
  /^~\/\.ssh|^wadmin$|^ssh-ed25519 |POHJALA24$|^VISA$/,
  /UTC\)$/,
  // Processors and their ways, as the platform names them.
  /^(Card( \(Omise\))?|PayPal|(Stripe|Omise|Duitku)\b.*|SSLCommerz|Adyen|ClicToPay|CoinGate|Razorpay)$/,
  // Addresses of the site, and what it calls them.
  /^support\.example\.com$|^Privacy$/,
  /^(\d{1,2} (– \d{1,2} )?)?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|today|yesterday)/,
]

/** Texts of the console that are not out of its message files: what no translation would reach. */
async function untranslated(page: Page, known: readonly RegExp[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, bdi, [dir=auto], code, kbd, time, option, [data-value]'))
        continue
      const text = node.textContent?.trim() ?? ''
      if (/\p{L}{3}/u.test(text)) found.push(text)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const text = element.getAttribute(name) ?? ''
        if (/\p{L}{3}/u.test(text)) found.push(text)
      }
    }
    return found
  })
  return texts.filter((text) => !/[[\]]/.test(text) && !known.some((pattern) => pattern.test(text)))
}

const languages = ['qps-ploc', 'qps-plocm'] as const

describe('every screen', () => {
  test.for(languages)(
    '[I18N-01] [I18N-09] %s: is translated, no word left behind, and stays in its window, wide or narrow',
    { timeout: wholeMatrix ? 900_000 : 240_000 },
    async (language, { visit }) => {
      const { page, open, deployment } = await visit({
        path: null,
        width: widths.phone,
        remembered: { 'console.language': language },
      })
      deployment.expectFailures()
      const wanted = screens.filter(
        (_, index) => wholeMatrix || languages[index % languages.length] === language,
      )
      for await (const { path } of eachScreen({ page, open }, { of: wanted, loading: /\[Ļöåðîñĝ/ })) {
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(() => document.documentElement.dir || 'ltr'), path).toBe(
          language === 'qps-plocm' ? 'rtl' : 'ltr',
        )
        expect(await untranslated(page, data), path).toEqual([])
        for (const width of [widths.desktop, widths.phone]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await overflow(page), `${path} at ${width} px`).toBe(0)
        }
      }
    },
  )
})
