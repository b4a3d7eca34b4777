import { describe, expect, it, vi } from 'vitest'
import { ApiError, connectionFailure, noAnswerInTime, staleIdentity } from '../../../src/api/errors'
import { DeveloperError } from '../../../src/lib/developer-error'
import { errorMessage } from '../../../src/platform/failures/failure-message'
import { toastError, toastSuccess } from '../../../src/platform/toast'
import { createReporter } from '../../../src/platform/reporting/reporter'
import { createToastStore } from '../../../src/ui/feedback/toast-store'
import { english } from './stand'

async function open() {
  const toasts = createToastStore()
  const reports: string[] = []
  const reporter = createReporter({ send: ({ name }) => reports.push(name) })
  return { toasts, reporter, reports, texts: await english(), shown: () => toasts.snapshot()[0] }
}

describe('a failure', () => {
  it.each([
    ['no connection', connectionFailure(undefined), 'Failed to connect to server'],
    ['no answer in time', noAnswerInTime(60), 'The server did not answer in time'],
    [
      'a gateway that gave up',
      new ApiError('gateway-timeout', ''),
      'The gateway gave up waiting for the server',
    ],
    [
      'the server’s words',
      new ApiError('api', 'Failed to stop virtual machine'),
      'Failed to stop virtual machine',
    ],
    [
      'an answer that cannot be read',
      new ApiError('content-type', `Unreadable answer of type application/json: {"uuid":"${'7'.repeat(400)}`),
      `Unreadable answer of type application/json: {"uuid":"${'7'.repeat(67)}…`,
    ],
    [
      'a part of the platform that does not answer',
      new ApiError('generic', 'There is no such server.', { status: 502 }),
      'There is no such server. This part of the platform does not answer now; try again soon',
    ],
    ['no words at all', new ApiError('generic', ''), 'An error happened'],
    ['a mistake of ours', new TypeError('x is undefined'), 'An error happened'],
    ['something else', 'text', 'An error happened'],
  ])('is said in words: %s [DETAIL-03]', async (_, error, message) => {
    expect(errorMessage(await open(), error)).toBe(message)
  })

  it('reads Error: and its words, with its reference once [SHELL-12]', async () => {
    const platform = await open()
    toastError(platform, new ApiError('api', 'Broken', { correlationId: '7f3a' }), { text: 'web-prod-01' })
    expect(platform.shown()).toMatchObject({
      tone: 'error',
      title: 'Error: Broken',
      text: 'web-prod-01',
      reference: '7f3a',
      closes: true,
    })
  })

  it('is reported once, however often it is shown', async () => {
    const platform = await open()
    const failure = new TypeError('x is undefined')
    toastError(platform, failure)
    toastError(platform, failure)
    expect(platform.reports).toEqual(['TypeError'])
  })

  it('that leads somewhere stays until somebody goes there', async () => {
    const platform = await open()
    const onPress = vi.fn<() => void>()
    toastError(platform, new TypeError('x is undefined'), {
      actions: [{ label: 'Back to the form', onPress, look: 'link' }],
    })
    expect(platform.shown()?.closes).toBe(false)
    platform.shown()?.actions?.[0]?.onPress()
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(platform.shown()).toBeUndefined()
  })

  it('that can be tried again stays until it is [SHELL-13]', async () => {
    const platform = await open()
    const retry = vi.fn()
    toastError(platform, new ApiError('api', 'Broken'), { retry })
    const toast = platform.shown()
    expect(toast?.closes).toBe(false)
    expect(toast?.actions?.map(({ label }) => label)).toEqual(['Retry'])
    toast?.actions?.[0]?.onPress()
    expect(retry).toHaveBeenCalledTimes(1)
    expect(platform.shown()).toBeUndefined()
  })

  it.each([
    ['a mistake of the code', new TypeError('x is not a function')],
    ['something thrown', 'text'],
    ['a missing value', new DeveloperError('form is null or undefined')],
  ])('of a button’s action without words for people is generic: %s [SHELL-14]', async (_, error) => {
    const platform = await open()
    toastError(platform, error, { text: 'web-prod-01' })
    expect(platform.shown()).toMatchObject({
      tone: 'error',
      title: 'Error: Error performing action',
      text: 'web-prod-01',
    })
  })

  it('of a previous session is neither shown nor reported', async () => {
    const platform = await open()
    toastError(platform, staleIdentity(), { retry: () => undefined })
    expect(platform.shown()).toBeUndefined()
    expect(platform.reports).toEqual([])
  })
})

describe('a success', () => {
  it('closes by itself', async () => {
    const platform = await open()
    toastSuccess(platform, 'Details updated')
    expect(platform.shown()).toMatchObject({ tone: 'success', title: 'Details updated', closes: true })
    platform.toasts.clear()
  })
})
