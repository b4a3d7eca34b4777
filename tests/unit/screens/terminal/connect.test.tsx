// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PlatformContext } from '../../../../src/platform/platform'
import { ConnectAside } from '../../../../src/screens/terminal/ConnectAside'
import { ConnectForm } from '../../../../src/screens/terminal/ConnectForm'
import { stand } from '../../platform/stand'

it('[VM-15] a machine without an address offers its serial console, and no command for SSH', async () => {
  const { platform } = await stand(async () => Response.json([]))
  await platform.texts.loadScreen('terminal')
  const machine = { name: 'web', user: 'kadri', isRunning: true, address: undefined }
  const onConnect = vi.fn()
  render(
    <QueryClientProvider client={platform.queries}>
      <PlatformContext value={platform}>
        <ConnectForm
          {...{
            name: 'web',
            user: 'kadri',
            sessionKey: undefined,
            madeAt: 0,
            problem: undefined,
            last: undefined,
            onConnect,
          }}
          hasAddress={false}
          hasSerial
        />
        <ConnectAside machine={machine} gateway="/terminal-gateway" host={undefined} home="/app/vm" />
      </PlatformContext>
    </QueryClientProvider>,
  )
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Serial console/ }).checked).toBe(true)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.body.textContent).not.toMatch(/ssh |port 22/)
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
  expect(onConnect).toHaveBeenCalledWith({ user: '', login: 'serial' }, expect.anything())
})
