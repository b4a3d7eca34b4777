import { expect, it } from 'vitest'
import { startChat } from '../../../../src/platform/chat/start-chat'
import type { Report } from '../../../../src/platform/reporting/reporter'
import { ScriptLoadError } from '../../../../src/platform/scripts/script-load-error'
import type { SiteConfig } from '../../../../src/platform/site/site'

const visitor = { id: '7', email: 'a@example.com', proof: 'proof' }

function chat(
  chatConfig: Record<string, unknown>,
  load = async (_address: string): Promise<void> => undefined,
) {
  const reports: Report[] = []
  const globals: Record<string, unknown> = {}
  const asked: string[] = []
  // Configurations come from outside, so they may hold anything.
  const config = JSON.parse(JSON.stringify({ chatConfig })) as Pick<SiteConfig, 'chatConfig'>
  const started = startChat({
    config,
    visitor,
    globals,
    load: (address) => {
      asked.push(address)
      return load(address)
    },
    report: (report) => reports.push(report),
  })
  return { started, reports, globals, asked }
}

it('[NOTIFY-06] logs a type that is not supported, and loads nothing', async () => {
  for (const type of ['smoke', 'toString']) {
    const { started, reports, asked } = chat({ type })
    const { forget, state } = await started
    forget()
    expect(state).toEqual({ is: 'none' })
    expect(reports).toEqual([{ name: 'UnsupportedChatType', message: `Chat type ${type} is not supported` }])
    expect(asked).toEqual([])
  }
})

it('logs a setting that is missing, and a script that brings nothing', async () => {
  const missing = chat({ type: 'tawk', propertyId: 'p' })
  expect((await missing.started).state).toEqual({ is: 'failed' })
  expect(missing.reports.map(({ message }) => message)).toEqual(['chatConfig.widgetId is null or undefined'])
  const empty = chat({ type: 'botika', client: 'b' })
  await empty.started
  expect(empty.reports.map(({ message }) => message)).toEqual(['The chat brought no init'])
})

it('leaves failures of the loader to the loader', async () => {
  const { started, reports } = chat({ type: 'oncehub', website_id: 'w' }, async (address) => {
    throw new ScriptLoadError(address, 'late')
  })
  await started
  expect(reports).toEqual([])
})

it('hands the visitor to Intercom with the proof, and has it forget them', async () => {
  const { started, globals, asked } = chat({ type: 'intercom', app_id: '../x' })
  const { forget, state } = await started
  expect(asked).toEqual(['https://widget.intercom.io/widget/..%2Fx'])
  const calls: unknown[] = []
  globals.Intercom = (...values: unknown[]) => calls.push(values)
  forget()
  expect(calls).toEqual([['shutdown']])
  expect(state.is === 'running' && state.open?.()).toBe(true)
  expect(calls).toEqual([['shutdown'], ['show']])
})

it.each([
  ['tawk', { propertyId: 'p', widgetId: 'w' }, 'Tawk_API', 'maximize', []],
  ['leadbooster', { companyId: 1, playbookUuid: 'u' }, 'LeadBooster', 'trigger', ['open']],
])('opens the window of %s with its call, once it is there', async (type, settings, place, name, values) => {
  const { started, globals } = chat({ type, ...settings })
  const { state } = await started
  if (state.is !== 'running') throw new Error('The chat does not run')
  expect(state.open?.()).toBe(false)
  const calls: unknown[] = []
  globals[place] = { [name]: (...given: unknown[]) => calls.push(given) }
  expect(state.open?.()).toBe(true)
  expect(calls).toEqual([values])
})

it('has no way to the window of a vendor without a call for it', async () => {
  const { started } = chat({ type: 'oncehub', website_id: 'w' })
  expect((await started).state).toEqual({ is: 'running', open: undefined })
})
