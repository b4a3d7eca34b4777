import { describe, expect, it } from 'vitest'
import { Description } from '../../../codegen/openapi/description'
import document from '../../../src/generated/openapi.json'
import { resource as billingAccount } from '../../../src/generated/resources/billing-account'
import { detail as bucket } from '../../../src/generated/details/bucket'
import { forms as firewallForms } from '../../../src/generated/forms/firewall'
import { resource as disk } from '../../../src/generated/resources/disk'
import { detail as firewall } from '../../../src/generated/details/firewall'
import { detail as machineScreen } from '../../../src/generated/details/virtual-machine'
import { resource as machine } from '../../../src/generated/resources/virtual-machine'
import { resourceIndex } from '../../../src/generated/resource-index'
import type { CompiledDetail } from '../../../src/manifest/compiled'
import { stateOf } from '../../../src/manifest/states'
import { subject } from '../manifest/support'

const description = new Description(document)

function sectionsOf({ tabs }: CompiledDetail) {
  return tabs.flatMap(({ sections }) => sections)
}

function operationsLike(pattern: RegExp): string[] {
  return [...description.operations.keys()].filter((id) => pattern.test(id))
}

/** Questions the specification leaves open, and the console's answers. */
describe('what is not said', () => {
  it('of pages of lists: none is asked for [LIST-06]', () => {
    const asked = Object.values(resourceIndex).flatMap(({ summary }) => {
      const operation = description.operations.get(summary.listOperation)
      return operation ? [...description.query(operation).keys()] : [summary.listOperation]
    })
    expect(asked.filter((name) => /page|limit|offset|cursor/.test(name))).toEqual([])
  })

  it.each([machine, disk, billingAccount].map((resource) => [resource.type, resource] as const))(
    'of states of a %s: one nobody described is shown as it is [DETAIL-05]',
    (_, { states }) => {
      if (!states) throw new Error('There are no states')
      expect(stateOf(states, subject({ record: { status: 'migrating' } }))).toBe('migrating')
    },
  )

  it('of metrics: there is no call, so a server that the site names is read; of terminals there is a call of our own [VM-16]', () => {
    expect(operationsLike(/metric|console/i)).toEqual([])
    expect(operationsLike(/terminal/i)).toEqual(['startTerminal'])
    const own = sectionsOf(machineScreen).flatMap((section) =>
      section.kind === 'custom' ? [section.component] : [],
    )
    expect(own).toEqual(['metric-tiles', 'metrics'])
    const tab = machineScreen.tabs.find(({ id }) => id === 'metrics')
    expect(tab?.when).toEqual({ not: { site: 'metricsUrl', is: null } })
  })

  it('of what a rule does: any value is shown, kept and sent back, and no source port is asked for [NET-FW-07]', () => {
    const editor = sectionsOf(firewall).find((section) => section.kind === 'editor')
    if (editor?.kind !== 'editor' || !editor.states) throw new Error('There is no editor')
    expect(stateOf(editor.states, subject({ record: { policy_action: 'drop' } }))).toBe('drop')
    expect(stateOf(editor.states, subject({ record: {} }))).toBe('allowed')
    expect(editor.action.edits.carries).toContain('policy_action')
    const asked = Object.values(firewallForms[editor.form]?.fields ?? {}).map(({ at }) => at)
    expect(asked).toEqual(['direction', 'protocol', 'port_start', 'endpoint_spec_type', 'endpoint_spec'])
  })

  it('of the files of a bucket: the platform has no call, so one section reads them over S3 [BUCKET-10] [BUCKET-11]', () => {
    expect(operationsLike(/[Oo]bject|[a-z]Files?($|[A-Z])|[Uu]pload/)).toEqual([])
    const own = sectionsOf(bucket).flatMap((section) =>
      section.kind === 'custom' ? [section.component] : [],
    )
    expect(own).toContain('files')
  })
})
