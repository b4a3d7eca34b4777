import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { classifyFailure } from '../../../../src/api/envelope'
import { connectionFailure } from '../../../../src/api/errors'
import type { LocaleKey } from '../../../../src/generated/locale-keys'
import { required } from '../../../../src/lib/invariant'
import { failureKind } from '../../../../src/platform/failures/failure-kind'
import { errorMessage } from '../../../../src/platform/failures/failure-message'
import { StandardError } from '../../../../src/platform/failures/standard-error'
import { identityError } from '../../../../src/platform/identity/identity-failure'
import { unreadSite } from '../../../../src/platform/site/unread-site'
import { createReporter } from '../../../../src/platform/reporting/reporter'
import { toastError } from '../../../../src/platform/toast'
import { createToastStore } from '../../../../src/ui/feedback/toast-store'
import { english } from '../stand'
import { catalogueRows, type CatalogueRow } from './rows'

/** Matches a message in its source file, with any expression in the place of `{location}` or `(N)`. */
const written = (message: string): RegExp =>
  new RegExp(
    message
      .split(/\{\w+\}|(?<=\()N(?=\))/)
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\$?\\{+[^{}]*\\}+'),
  )

const rowsFrom = (from: CatalogueRow['from']): readonly CatalogueRow[] =>
  catalogueRows.filter((row) => row.from === from)
const named = (rows: readonly CatalogueRow[]) => rows.map((row) => [row.message, row] as const)

function failureOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('did not fail')
}

describe('a message of the catalogue', () => {
  it('is told of once in the table for each of its sources', () => {
    const known = catalogueRows.map(({ message, from, file }) => `${message} ${from} ${file}`)
    expect(new Set(known).size).toBe(known.length)
  })

  it.each(named(rowsFrom('texts')))('is a text of the console, to the letter: %s', (message, { file }) => {
    expect(readFileSync(file, 'utf8')).toMatch(written(message))
  })

  it.each(named(rowsFrom('platform')))(
    'of the platform is shown in its own words, with its reference once: %s [ERROR-03] [ERROR-07]',
    async (message, { file, kind }) => {
      expect(readFileSync(file, 'utf8')).toMatch(written(message))
      const answer = { contentType: 'application/json', retryAfter: null, status: 500, statusText: '' }
      const text = JSON.stringify({ errors: { Error: message } })
      const error = classifyFailure({ ...answer, text, correlationId: '7f3a-01' })
      const reporter = createReporter({ send: () => undefined })
      const platform = { texts: await english(), toasts: createToastStore(), reporter }
      toastError(platform, error)
      expect(failureKind(error)).toBe(kind)
      expect(error.status).toBe(500)
      expect(platform.toasts.snapshot()).toMatchObject([
        { tone: 'error', title: `Error: ${message}`, reference: '7f3a-01' },
      ])
    },
  )

  it.each(named(rowsFrom('identity service')))('of the identity service: %s', async (message, { kind }) => {
    const error = identityError({ description: message })
    expect(failureKind(error)).toBe(kind)
    expect(errorMessage({ texts: await english() }, error)).toBe(message)
  })

  it.each(named(rowsFrom('code')))('of the code or the deployment: %s', (message, { file }) => {
    expect(readFileSync(file, 'utf8')).toMatch(written(message))
  })
})

describe('a kind of failure', () => {
  const key = (message: string): StandardError =>
    message.startsWith('ID ')
      ? new StandardError('errors.notInCollection', { id: '7' })
      : new StandardError('errors.create' satisfies LocaleKey)

  it.each([
    ['[ERROR-01]', 'connection', connectionFailure(undefined), 'Failed to connect to server'],
    [
      '[ERROR-12]',
      'several',
      new AggregateError([key('ID '), key('')]),
      'Multiple (2) errors:\n• ID 7 was not found in collection\n• There was an error while creating your resource.',
    ],
    ['[ERROR-04]', 'standard', key('ID '), 'ID 7 was not found in collection'],
    ['[ERROR-04]', 'standard', key(''), 'There was an error while creating your resource.'],
    ['[ERROR-04]', 'unknown', new TypeError('x is not a function'), 'An error happened'],
    ['[ERROR-04]', 'unknown', 'thrown text', 'An error happened'],
    ['[ERROR-04] [SITE-54]', 'developer', failureOf(() => unreadSite.config), 'An error happened'],
    ['[ERROR-04] [SITE-55]', 'developer', failureOf(() => required(null, 'theme')), 'An error happened'],
  ])('%s %s is told from the others and has its message', async (_, kind, error, message) => {
    expect(failureKind(error)).toBe(kind)
    expect(errorMessage({ texts: await english() }, error)).toBe(message)
  })
})
