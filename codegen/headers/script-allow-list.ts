import { type ConsoleDocument, consoleDocuments, scriptedProcessors } from '../../src/lib/console-document'
import { chatGrants } from './chat-grants'
import type { Grant, ScriptPolicy } from './grant'
import { scriptSource } from './host-text'
import { adyenEnvironments, paymentGrant } from './payment-grants'

/** Script addresses that may be loaded in a document. */
export interface AllowedScripts {
  /** Name of the Trusted Types policy that allows the addresses. */
  readonly policy: ScriptPolicy
  /** One that ends with a slash stands for everything below it. */
  readonly addresses: readonly string[]
}

/**
 * The scripts any deployment of this build may load, by document: one build serves every brand and every choice of vendors.
 * The headers of a deployment allow those of its own vendors and themes only.
 */
export function allowedScripts(
  themeScripts: readonly string[],
): Partial<Record<ConsoleDocument, AllowedScripts>> {
  const payments = scriptedProcessors.flatMap((keyword) =>
    adyenEnvironments.flatMap(
      (adyenEnvironment) => paymentGrant(keyword, { adyenEnvironment, paypalScript: true }) ?? [],
    ),
  )
  const all: readonly Pick<Grant, 'documents' | 'scripts' | 'scriptPolicy'>[] = [
    ...Object.values(chatGrants),
    ...payments,
    { documents: ['main'], scripts: themeScripts.map(scriptSource), scriptPolicy: 'console-scripts' },
  ]
  const entries = consoleDocuments.flatMap(({ name }) => {
    const here = all.filter(({ documents }) => documents.includes(name))
    const addresses = [...new Set(here.flatMap(({ scripts }) => scripts))].sort()
    if (addresses.length === 0) return []
    const policy: ScriptPolicy = here.some(({ scriptPolicy }) => scriptPolicy === 'default')
      ? 'default'
      : 'console-scripts'
    return [[name, { policy, addresses }]] as const
  })
  return Object.fromEntries(entries)
}
