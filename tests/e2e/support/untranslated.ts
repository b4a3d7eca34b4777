import type { Page } from 'playwright-core'

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

/** Texts of a page in a pseudo-language that come neither from the message files nor from data: no translation would reach them. */
export async function untranslated(page: Page): Promise<string[]> {
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
  return texts.filter((text) => !/[[\]]/.test(text) && !data.some((pattern) => pattern.test(text)))
}
