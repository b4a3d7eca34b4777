// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { operationQuery } from '../../../../src/api/queries'
import { inputOf } from '../../../../src/engine/data/list-calls'
import { ExampleStage } from '../../../../src/engine/examples/ExampleStage'
import { useFormSources } from '../../../../src/engine/fields/use-form-choices'
import type { OperationId } from '../../../../src/generated/operations'
import type { CompiledField, CompiledOptions } from '../../../../src/manifest/compiled-fields'
import type { Subject } from '../../../../src/manifest/subject'
import type { Condition } from '../../../../src/manifest/words/values'
import { examplePlatform } from '../examples/stage'
import { environment, fieldOf, resourceOf } from '../support'

const among = (operation: OperationId, when: Condition | null): CompiledOptions => ({
  ...{ kind: 'operation', operation, each: null, value: 'id', title: [], note: [], when },
  ...{ initial: null, sort: null },
})
const system = fieldOf('system', { options: among('listVmImages', null) })
const version = fieldOf('version', {
  options: among('listHostPools', { option: 'of', is: { form: 'system' } }),
})
const fields = [system, version, fieldOf('name')]
const resource = resourceOf()
const base: Subject = { environment: environment(), location: 'tll' }

it('makes the options of a field anew when what decides them changes, and not for a key typed elsewhere', async () => {
  const platform = await examplePlatform()
  const answer = (operation: OperationId, data: unknown): void => {
    const { queryKey } = operationQuery(platform.client, operation, inputOf({ operation, location: 'tll' }))
    platform.queries.setQueryData(queryKey, data)
  }
  answer('listHostPools', [
    { id: 'a', of: 'debian' },
    { id: 'b', of: 'ubuntu' },
  ])
  const { result } = await act(async () =>
    renderHook(() => useFormSources(resource, fields, base, {}), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ExampleStage platform={platform}>{children}</ExampleStage>
      ),
    }),
  )
  const offered = (field: CompiledField, form: Record<string, unknown>) =>
    result.current.choicesOf(field, { ...base, form })
  await waitFor(() => expect(offered(version, { system: 'debian' })?.state).toBe('known'))
  // No platform answers the other list, which is reported after the query has ended.
  await waitFor(() => expect(offered(system, {})?.state).toBe('failed'))
  const first = offered(version, { system: 'debian' })
  expect(first?.options.map(({ id }) => id)).toEqual(['a'])
  expect(offered(version, { system: 'debian', name: 'w' })).toBe(first)
  expect(offered(version, { system: 'ubuntu' })?.options.map(({ id }) => id)).toEqual(['b'])
  // Tiles ask what each choice would lead to, at every key.
  expect(offered(version, { system: 'debian' })).toBe(first)
  const systems = offered(system, {})
  const versions = offered(version, { system: 'ubuntu' })
  expect(offered(version, { system: 'ubuntu', name: 'we' })).toBe(versions)
  await act(async () => answer('listHostPools', [{ id: 'c', of: 'ubuntu' }]))
  await waitFor(() =>
    expect(offered(version, { system: 'ubuntu' })?.options.map(({ id }) => id)).toEqual(['c']),
  )
  expect(offered(system, { name: 'x' })).toBe(systems)
})
