/** Payment processors whose script runs in the console's page, each in a document of its own. */
export const scriptedProcessors = ['stripe_creditcard', 'omise_creditcard', 'paypal_vault', 'adyen'] as const

/** Keyword of a processor with a script. */
export type ScriptedProcessor = (typeof scriptedProcessors)[number]

/**
 * A document of the console. A Content Security Policy belongs to a document: a change of route keeps it, so pages with
 * another policy are entered and left by full navigation.
 */
export type ConsoleDocument = 'main' | 'sign-in' | 'acting' | 'terminal' | 'pay' | `pay/${ScriptedProcessor}`

/**
 * The documents with their paths below the base path, the most specific first. A path stands for itself and everything
 * below it; `main` has every other one.
 */
export const consoleDocuments: readonly {
  readonly name: ConsoleDocument
  readonly paths: readonly string[]
}[] = [
  ...scriptedProcessors.map((keyword) => ({ name: `pay/${keyword}` as const, paths: [`/pay/${keyword}`] })),
  { name: 'pay', paths: ['/pay'] },
  { name: 'terminal', paths: ['/terminal'] },
  { name: 'acting', paths: ['/acting'] },
  { name: 'sign-in', paths: ['/auth0_callback', '/email_verification'] },
  { name: 'main', paths: [''] },
]

/** The document of a path of the origin; `basePath` has no slash at its end. */
export function documentOf(pathname: string, basePath: string): ConsoleDocument {
  const below = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : ''
  const found = consoleDocuments.find(({ paths }) =>
    paths.some((path) => below === path || below.startsWith(`${path}/`)),
  )
  return found?.name ?? 'main'
}
