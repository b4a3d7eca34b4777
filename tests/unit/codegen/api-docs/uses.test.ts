import { describe, expect, it } from 'vitest'
import { mergeUses, operationUses } from '../../../../codegen/api-docs/uses'
import type { DocUse } from '../../../../src/lib/api-docs'
import { compileManifest } from '../../../../codegen/manifests/compile'
import { machine } from '../../../manifests/base'
import { changed, contextOf } from '../../../manifests/support'

const compiled = compileManifest(contextOf(changed(machine, {})))
const uses: ReadonlyMap<string, readonly DocUse[]> = operationUses(compiled)

describe('the screens that make a call', () => {
  it('are the list, and the screen of a record where there is one', () => {
    expect(uses.get('listMachines')).toContainEqual({ type: 'machine', kind: 'list', href: '/machines' })
    expect(uses.get('getMachine')).toContainEqual({
      type: 'machine',
      kind: 'detail',
      href: '/machines',
    })
  })

  it('are the create form and actions, each action by its name', () => {
    expect(uses.get('createMachine')).toContainEqual({
      type: 'machine',
      kind: 'create',
      href: '/machines/create',
    })
    expect(uses.get('deleteMachine')?.every(({ kind }) => kind === 'action')).toBe(true)
  })

  it('are forms that choose from what it answers', () => {
    expect(uses.get('listPools')?.some(({ kind }) => kind === 'choices')).toBe(true)
  })

  it('are named once for each kind and action', () => {
    for (const each of uses.values()) {
      const named = each.map(({ kind, action }) => `${kind} ${action ?? ''}`)
      expect(new Set(named).size).toBe(named.length)
    }
  })

  it('of several types stand in the order of the types', () => {
    const other: ReadonlyMap<string, readonly DocUse[]> = new Map([
      ['listMachines', [{ type: 'part', kind: 'list', href: '/parts' }]],
    ])
    const merged = mergeUses([uses, other]).get('listMachines')
    expect(merged?.at(0)?.type).toBe('machine')
    expect(merged?.at(-1)).toEqual({ type: 'part', kind: 'list', href: '/parts' })
  })
})
