import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { fieldLimits } from '../../src/engine/fields/field-limits'
import type { FormValues } from '../../src/engine/fields/form-values'
import { useForm } from '../../src/engine/fields/use-form'
import type { FormModel } from '../../src/engine/fields/form-model'
import { loadForms, loadResource } from '../../src/engine/data/load-resource'
import { useFormModule } from '../../src/engine/fields/use-form-module'
import type { CompiledField } from '../../src/manifest/compiled-fields'
import type { Subject } from '../../src/manifest/subject'
import { initialValue } from '../../src/manifest/initial'
import { resolveValue } from '../../src/manifest/value'
import { PlatformContext } from '../../src/platform/platform'
import { typeOf, types, type World } from './world'

/** Values a customer types into fields without choices. */
const examples: Readonly<Record<string, unknown>> = {
  name: 'new-machine',
  display_name: 'new thing',
  description: 'terraform-ci',
  grantee_username: 'uku@uus.example',
  emails: ['uku@uus.example', 'mari@raamat.example'],
  username: 'kadri',
  email: 'raha@uus.example',
  customer_phone: '+372 555 0100',
  campaign_code: 'AUTUMN26',
  password: 'Lootus-2026-Tuul',
  public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGm0c4d5kq9fS2vXyT8wLrJ6nPzQe1hUoKb3aVcMiYtZ kadri@laptop',
  size_gb: 50,
  address: '203.0.113.9',
  ip_address: '203.0.113.0/24',
  begin: '013000+0000',
  end: '023000+0000',
  allowed_origin: 'https://shop.example',
}

/** A valid value for a field, different from the current one where possible: an open choice, a number within bounds, an example. */
function rightValue(field: CompiledField, model: FormModel): unknown {
  const present = model.values[field.id]
  const openIn = (chooser: CompiledField) =>
    model.choices(chooser)?.options.filter((option) => option.disabledReason === undefined)
  const [picked, ...others] = field.widget === 'picks' ? (field.of ?? []) : []
  if (picked) {
    const [first] = openIn(picked) ?? []
    const given = others.map((other) => {
      const source = initialValue(other)
      return [other.at, source && resolveValue(source, model.subject)]
    })
    return first && [{ [picked.at]: first.value, ...Object.fromEntries(given) }]
  }
  const open = openIn(field)
  if (open && field.type === 'array') {
    const kept: readonly unknown[] = Array.isArray(present) ? present : []
    const other = open.find(({ value }) => !kept.includes(value)) ?? open[0]
    return other && [other.value]
  }
  if (open) {
    return (open.find(({ value }) => value !== present) ?? open[0])?.value
  }
  if (field.type === 'integer' || field.type === 'number') {
    const { min = 1, max = Infinity } = fieldLimits(field, model.check)
    const wished = examples[field.id] ?? examples[field.at]
    const numbers = [typeof wished === 'number' ? wished : min, min, min + 1].filter(
      (each) => each >= min && each <= max,
    )
    return numbers.find((each) => each !== present) ?? numbers[0]
  }
  return examples[field.id] ?? examples[field.at]
}

/** A form of the console, rendered without a screen. */
export interface FilledForm {
  model: () => FormModel
  set: (values: FormValues) => void
  /** Waits until the choices are known and drawn. */
  settled: () => Promise<void>
  /** Changes values that start from the record, because an unchanged form may not be sent. */
  change: () => Promise<void>
  /** Fills empty and invalid fields, repeatedly, because a value may reveal other fields. */
  complete: () => Promise<void>
  /** The parameters to send, or the errors that keep it from being sent. */
  submit: () => { parameters: Record<string, unknown> } | { errors: Readonly<Record<string, string>> }
  close: () => void
}

/** Providers for a hook: the platform of a world, and a suspense boundary. */
export function around({ platform }: World) {
  return ({ children }: { children: ReactNode }) => (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queries}>
        <Suspense fallback={null}>{children}</Suspense>
      </QueryClientProvider>
    </PlatformContext>
  )
}

/** Opens a form over a world and waits until its choices are known. */
export async function openForm(
  world: World,
  type: string,
  id: string,
  base: Subject,
  prefill: FormValues = {},
): Promise<FilledForm> {
  const { resource } = typeOf(type)
  const { platform } = world
  await Promise.all([...types.keys()].map((each) => loadResource(each, platform.texts)))
  await loadForms(type)
  const { result, unmount } = await act(async () =>
    renderHook(
      () => {
        const { form, validator } = useFormModule(type, id)
        return useForm({ resource, form, validator, base, prefill })
      },
      { wrapper: around(world) },
    ),
  )
  const settled = async (): Promise<void> => {
    await waitFor(() => {
      const model = result.current
      const waits = Object.values(model.form.fields)
        .flatMap((field) => [field, ...(field.of ?? [])])
        .some((field) => model.choices(field)?.state === 'loading')
      if (waits || platform.queries.isFetching() > 0) throw new Error('The choices are not known yet')
    })
    // Answers are delivered in order and rendered after delivery.
    await act(() => new Promise<void>((resolve) => notifyManager.schedule(resolve)))
  }
  await settled()
  const model = (): FormModel => result.current
  const fill = async (fields: readonly CompiledField[]): Promise<void> => {
    const values = fields.flatMap((field) => {
      const value = rightValue(field, model())
      return value === undefined ? [] : [[field.id, value] as const]
    })
    act(() => model().setMany(Object.fromEntries(values)))
    await settled()
  }
  return {
    model,
    set: (values) => act(() => model().setMany(values)),
    settled,
    // Local fields only lead through the form and stay: another choice there may have no options.
    change: () => fill(model().visible.filter((field) => !field.local)),
    complete: async () => {
      for (let round = 0; round < 5; round += 1) {
        const wrong = model().visible.filter((field) => model().allErrors[field.id] !== undefined)
        if (wrong.length === 0) return
        await fill(wrong)
      }
    },
    submit: () => {
      let parameters: Record<string, unknown> | undefined
      act(() => {
        parameters = model().submit()
      })
      return parameters ? { parameters } : { errors: model().allErrors }
    },
    close: unmount,
  }
}
