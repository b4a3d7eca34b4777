// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { mutate } from '../../../src/api/mutate'
import { ExampleStage } from '../../../src/engine/examples/ExampleStage'
import { useOneCall } from '../../../src/platform/use-one-call'
import { examplePlatform } from '../engine/examples/stage'

/** A button's work, which ends when the test ends it. */
async function button() {
  const platform = await examplePlatform()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ExampleStage platform={platform}>{children}</ExampleStage>
  )
  const { result } = renderHook(useOneCall, { wrapper })
  const ends: ((error?: Error) => void)[] = []
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())))
  return { platform, result, ends, work }
}

it('does its work once, however often it is pressed before that has ended', async () => {
  const { result, ends, work } = await button()
  const first = result.current.run(work)
  await result.current.run(work)
  await expect.poll(() => result.current.pending).toBe(true)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await first
  await expect.poll(() => result.current.pending).toBe(false)
  void result.current.run(work)
  await expect.poll(() => ends.length).toBe(2)
})

it('rejects with how it failed, and can be pressed again', async () => {
  const { result, ends, work } = await button()
  const failed = result.current.run(work)
  await expect.poll(() => ends.length).toBe(1)
  ends[0]?.(new Error('Not today'))
  await expect(failed).rejects.toThrow('Not today')
  await expect.poll(() => result.current.pending).toBe(false)
  void result.current.run(work)
  await expect.poll(() => ends.length).toBe(2)
})

it('what changes the platform is pending in the query cache until it is answered, and is tried once', async () => {
  const { platform } = await button()
  const { queries } = platform
  let tries = 0
  const pending = mutate(queries, ['stopVm'], async () => {
    tries += 1
    throw new Error('Not today')
  })
  expect(queries.isMutating({ mutationKey: ['stopVm'] })).toBe(1)
  await expect(pending).rejects.toThrow('Not today')
  expect(queries.isMutating()).toBe(0)
  expect(tries).toBe(1)
})
