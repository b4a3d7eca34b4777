// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ExampleStage } from '../../../../src/engine/examples/ExampleStage'
import { freshToken } from '../../../../src/screens/api/fresh-token'
import { useTryKey } from '../../../../src/screens/api/use-try-key'
import { stand } from '../../platform/stand'
import { accountOf } from '../billing/account-page'

afterEach(() => freshToken.set(undefined))

/** Key choice of a signed-in user with one account. */
async function choice() {
  const { platform } = await stand(async () => Response.json([accountOf({ id: 120351 })]))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ExampleStage platform={platform}>{children}</ExampleStage>
  )
  const { result } = renderHook(() => useTryKey(), { wrapper })
  await waitFor(() => expect(result.current.account).toBe(120351))
  return { platform, key: () => result.current }
}

describe('the key a tried call carries', () => {
  it('is that of the session until another is chosen', async () => {
    const { key } = await choice()
    expect(key()).toMatchObject({
      choices: ['session', 'token', 'typed'],
      choice: 'session',
      apiKey: 'demo-customer',
    })
    act(() => key().choose('typed'))
    expect(key()).toMatchObject({ choice: 'typed', apiKey: undefined, account: undefined })
    act(() => key().type('  other '))
    expect(key().apiKey).toBe('other')
  })

  it('is a fresh token of its user, and of no later one', async () => {
    const { platform, key } = await choice()
    const { epoch } = platform.client.identity()
    act(() => {
      freshToken.set({ id: 7, apiKey: 'fresh', account: 120402, epoch })
      key().choose('token')
    })
    expect(key()).toMatchObject({ choice: 'token', apiKey: 'fresh', account: 120402 })
    act(() => platform.session.signIn('demo-delegate'))
    expect(key()).toMatchObject({ choice: 'token', apiKey: undefined })
  })

  it('is the typed key while signed out', async () => {
    const { platform, key } = await choice()
    act(() => platform.session.signOut())
    expect(key()).toMatchObject({ choices: ['typed'], choice: 'typed', apiKey: undefined })
  })
})
