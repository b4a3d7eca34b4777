// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useCreate } from '../../../../src/engine/create/use-create'
import { ExampleStage } from '../../../../src/engine/examples/ExampleStage'
import type { FormModel } from '../../../../src/engine/fields/form-model'
import { jobs } from '../../../../src/engine/jobs/jobs'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'

afterEach(() => {
  jobs.set([])
  window.sessionStorage.clear()
})

it.each([
  [{ name: 'ci-runner-03' }, 'Create machine: ci-runner-03'],
  [{ name: '' }, 'Create machine'],
])('a creation is called after what its form names: %j', async (typed, title) => {
  const { platform } = await stand(() => new Promise<Response>(() => {}), { types: ['virtual_machine'] })
  const about = subject({ form: typed, location: 'tll' })
  const model = { subject: about, visible: [], values: typed, finish: () => undefined }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ExampleStage platform={platform}>{children}</ExampleStage>
  )
  const { result } = renderHook(
    () => useCreate(resource, model as unknown as FormModel, 'virtual_machine', undefined),
    { wrapper },
  )
  act(() => result.current.create(typed))
  expect(jobs.get().map((each) => each.title)).toEqual([title])
})
