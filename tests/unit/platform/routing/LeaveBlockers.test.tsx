// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet, RouterProvider, createMemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { LeaveBlockers } from '../../../../src/platform/routing/LeaveBlockers'
import { useBlocker, useLeave } from '../../../../src/platform/routing/use-blocker'

afterEach(cleanup)

const ended: string[] = []

/** A form with changes. */
function Form({ name, changed = true }: { name: string; changed?: boolean }) {
  const leaving = useBlocker(changed)
  return (
    leaving && (
      <div role="dialog" aria-label={name}>
        <button type="button" onClick={leaving.proceed}>
          Leave
        </button>
        <button type="button" onClick={leaving.stay}>
          Stay
        </button>
      </div>
    )
  )
}

function Frame() {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const leave = useLeave()
  const go = (label: string, run: () => void) => (
    <button type="button" onClick={run}>
      {label}
    </button>
  )
  return (
    <>
      <p>{`${pathname}${search}`}</p>
      <p data-testid="key">{key}</p>
      {go('other', () => void navigate('/other'))}
      {go('tab', () => void navigate('?tab=disks'))}
      {go('login', () => void navigate({ pathname, search }, { state: { login: true } }))}
      {go('back', () => void navigate(-1))}
      {go('sign out', () =>
        leave('signOut', () => {
          ended.push('signed out')
          void navigate('/start')
        }),
      )}
      <Outlet />
    </>
  )
}

async function show(changed: readonly boolean[]) {
  ended.length = 0
  const forms = changed.map((each, index) => <Form key={index} name={`form ${index}`} changed={each} />)
  const router = createMemoryRouter(
    [
      {
        element: (
          <LeaveBlockers>
            <Frame />
          </LeaveBlockers>
        ),
        children: [
          { path: '/form', element: forms },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: ['/before', '/form'] },
  )
  await act(async () => render(<RouterProvider router={router} />))
  const user = userEvent.setup()
  return {
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    key: () => screen.getByTestId('key').textContent,
  }
}

const isAt = (address: string): Promise<HTMLElement> => screen.findByText(address)

describe('a page that is left', () => {
  it('is left at once while nothing holds it', async () => {
    const { press } = await show([false])
    await press('other')
    await isAt('/other')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(['other', 'back'])('asks when a form has changes, by: %s', async (way) => {
    const { press } = await show([true])
    await press(way)
    await screen.findByRole('dialog')
    await press('Stay')
    expect(screen.queryByRole('dialog')).toBeNull()
    await isAt('/form')
    await press(way)
    await press('Leave')
    await isAt(way === 'back' ? '/before' : '/other')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks once, whichever of several forms has changes', async () => {
    const { press } = await show([false, true, true])
    await press('other')
    const [asked, ...more] = await screen.findAllByRole('dialog')
    expect([asked?.getAttribute('aria-label'), more]).toEqual(['form 1', []])
  })

  it('asks nothing for another query of the same page', async () => {
    const { press } = await show([true])
    await press('tab')
    await isAt('/form?tab=disks')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks before signing out, and not about where that leads', async () => {
    const { press } = await show([true])
    await press('sign out')
    await screen.findByRole('dialog')
    expect(ended).toEqual([])
    await press('Leave')
    await isAt('/start')
    expect(ended).toEqual(['signed out'])
  })
})

describe('going where one is already', () => {
  it('adds no entry to the history', async () => {
    const { press, key } = await show([])
    await press('tab')
    await isAt('/form?tab=disks')
    const before = key()
    await press('tab')
    expect(key()).toBe(before)
    await press('back')
    await isAt('/form')
  })

  it('adds one when it says something new', async () => {
    const { press, key } = await show([])
    const before = key()
    await press('login')
    expect(key()).not.toBe(before)
  })
})
