// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PlatformContext } from '../../../../src/platform/platform'
import { EntryRows } from '../../../../src/screens/notifications/EntryRows'
import type { Entry } from '../../../../src/screens/notifications/use-inbox'
import { stand } from '../../platform/stand'

afterEach(() => vi.restoreAllMocks())

it('takes no other entry along when one cannot be drawn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { platform } = await stand(async () => Response.json([]))
  await platform.texts.loadScreen('notifications')
  const about = { kind: 'announcement', at: undefined, unread: false } as const
  const notice = {
    ...about,
    icon: 'megaphone',
    tone: 'normal',
    text: 'From 22:00',
    reference: undefined,
  } as const
  const entries: Entry[] = [
    {
      ...about,
      id: 'odd',
      get of(): Entry['of'] {
        throw new Error('It cannot be read')
      },
    },
    { ...about, id: 'well', of: { notice: { ...notice, id: 'well', title: 'Maintenance on Friday' } } },
  ]
  render(
    <PlatformContext value={platform}>
      <EntryRows
        entries={entries}
        markRead={() => undefined}
        keepFocus={() => undefined}
        onLeave={() => undefined}
      />
    </PlatformContext>,
  )
  await screen.findByText('Maintenance on Friday')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
