// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadResource } from '../../../../src/engine/data/load-resource'
import { FormNotices } from '../../../../src/engine/forms/FormNotices'
import type { FormNotice } from '../../../../src/manifest/words/forms'
import { subject, environment } from '../../manifest/support'
import { stand } from '../../platform/stand'
import { stubBrowser } from '../../ui/browser-stubs'
import { renderOnStage } from '../examples/stage'

beforeEach(stubBrowser)

const notice: FormNotice = {
  id: 'limited',
  tone: 'warning',
  values: {
    vcpu: { value: { site: 'limits.vcpu' }, cell: 'count' },
    memory: { value: { site: 'limits.memory' }, cell: 'megabytes' },
    amount: { operation: 'getClearTopupThreshold', at: 'threshold', cell: 'money' },
  },
  link: { type: 'billing_account', id: { context: 'billingAccount' } },
}

/** A notice in a form, when the platform gives this answer to the notice's call. */
async function show(answer: () => Response, billingAccount: number | null = 7): Promise<void> {
  const { platform } = await stand(async () => answer(), { types: ['virtual_machine'] })
  const resource = await loadResource('virtual_machine', platform.texts)
  const around = environment({ billingAccount, site: { limits: { vcpu: 1, memory: 2048 } } })
  await act(async () => {
    renderOnStage(
      platform,
      <FormNotices resource={resource} notices={[notice]} subject={subject({ environment: around })} />,
    )
  })
}

const words = (): string => screen.getByRole('status').textContent

describe('a notice above a form', () => {
  it('names the values a manifest names, and leads to where the matter ends [VM-28]', async () => {
    await show(() => Response.json({ threshold: 12.5 }))
    await waitFor(() =>
      expect(words()).toContain(
        'A machine gets at most 1 vCPU and 2 GB of memory until €12.50 before VAT has been topped up in all.',
      ),
    )
    const link = screen.getByRole('link', { name: 'Show the account' })
    expect(link.getAttribute('href')).toMatch(/\/billing\/account\/7$/)
  })

  it('leaves out the sentence of which a value is not known', async () => {
    await show(() => Response.json({}))
    expect(words()).toContain('Larger sizes are left out.')
    expect(words()).not.toContain('A machine gets')
  })

  it('leads nowhere where there is no record to lead to', async () => {
    await show(() => Response.json({ threshold: 12.5 }), null)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
