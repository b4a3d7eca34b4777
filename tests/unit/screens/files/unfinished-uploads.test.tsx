// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PlatformContext } from '../../../../src/platform/platform'
import { uploadRecords } from '../../../../src/platform/uploads/upload-records'
import { UnfinishedUploads } from '../../../../src/screens/files/browse/UnfinishedUploads'
import { createS3Client } from '../../../../src/screens/files/s3/s3-client'
import { stand } from '../../platform/stand'
import { stubBrowser } from '../../ui/browser-stubs'

it('[BUCKET-07] an unfinished upload is given up after a question, because somebody may still be sending it', async () => {
  stubBrowser()
  const { platform } = await stand(async () => Response.json([]))
  await platform.texts.loadScreen('files')
  vi.spyOn(uploadRecords, 'forget').mockResolvedValue()
  const found = [{ key: 'film.bin', uploadId: 'u1' }]
  const giveUp = vi.fn(async () => void found.pop())
  const place = { endpoint: 'http://s3.test', bucket: 'b', pathStyle: true }
  const client = {
    ...createS3Client({ ...place, accessKey: 'a', secretKey: 's', now: Date.now }),
    ...{ unfinished: async () => [...found], giveUp },
  }
  render(
    <QueryClientProvider client={platform.queries}>
      <PlatformContext value={platform}>
        <UnfinishedUploads client={client} turn={0} />
      </PlatformContext>
    </QueryClientProvider>,
  )
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Give up' }))
    return within(await screen.findByRole('alertdialog', { name: 'Give up the upload of film.bin?' }))
  }
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }))
  expect(giveUp).not.toHaveBeenCalled()
  await userEvent.click((await ask()).getByRole('button', { name: 'Give up' }))
  await waitFor(() => expect(screen.queryByText('1 upload is unfinished.')).toBeNull())
  expect(giveUp.mock.calls).toEqual([['film.bin', 'u1']])
})
