import { expect } from 'vitest'
import { differences } from './differences'
import type { Outcome } from './judge-and-try'

const compared = new Set<string>()

/**
 * How console and platform disagree about an action in a situation, or undefined: the console allows what the platform
 * accepts, and nothing else. A difference must be listed under one of the names of the situation, the narrowest first, and a
 * listed difference must occur.
 */
export function disagreement(names: readonly string[], outcome: Outcome): string | undefined {
  for (const name of names) compared.add(name)
  const listed = names.map((name) => differences[name]).find((each) => each !== undefined)
  const { console: said, platform, reason = '', words = '' } = outcome
  const agrees = listed
    ? said === listed.console && platform === listed.platform && words.includes(listed.words ?? '')
    : said !== 'hidden' && platform !== 'not asked' && (said === 'allows') === (platform === 'accepts')
  if (agrees) return undefined
  const wanted = listed ? `, against what is listed: ${listed.because}` : ''
  return `${names.join(' / ')}: console ${said} (${reason}), platform ${platform} (${words})${wanted}`
}

/** Expects console and platform to agree. */
export function expectAgreement(what: string, outcome: Outcome): void {
  expect(disagreement([what], outcome)).toBeUndefined()
}

/** Listed differences with matching names that no test of this file compared: gone, or misspelt. */
export function unseenDifferences(names: RegExp): string[] {
  return Object.keys(differences).filter((name) => names.test(name) && !compared.has(name))
}
