import type { FieldProblem } from '../../api/errors'
import type { components } from '../../generated/api-types'
import { isRecord } from '../../lib/is-record'

/** Details of a user that can be changed (requirement PROFILE-08), in page order. */
export const detailNames = [
  'first_name',
  'last_name',
  'phone_number',
  'personal_id_number',
  'lang',
] as const satisfies readonly (keyof components['schemas']['UpdateUserProfileBody'])[]
export type DetailName = (typeof detailNames)[number]
export type Details = Readonly<Record<DetailName, string>>

/** Texts by detail: input or error message. */
export type DetailTexts = Readonly<Partial<Record<DetailName, string>>>

type Profile = components['schemas']['Profile']

/** The details of a profile; missing ones are empty. */
export function detailsOf(profile: Partial<Profile> | undefined): Details {
  return {
    first_name: profile?.first_name ?? '',
    last_name: profile?.last_name ?? '',
    phone_number: profile?.phone_number ?? '',
    personal_id_number: profile?.personal_id_number ?? '',
    lang: profile?.lang ?? '',
  }
}

/** Details to send: trimmed input that differs from the saved details. */
export function changesOf(saved: Details, typed: DetailTexts): DetailTexts {
  return Object.fromEntries(
    detailNames.flatMap((name) => {
      const value = typed[name]?.trim()
      return value === undefined || value === saved[name] ? [] : [[name, value]]
    }),
  )
}

/** Input changed after `sent` was sent, and so not saved. */
export function typedSince(typed: DetailTexts, sent: DetailTexts): DetailTexts {
  return Object.fromEntries(
    detailNames.flatMap((name) => {
      const value = typed[name]
      return value === undefined || value.trim() === sent[name] ? [] : [[name, value]]
    }),
  )
}

/** Details sent empty that still have a value in the answer, because the platform accepts no empty ones. */
export function notEmptied(changes: DetailTexts, answer: unknown): readonly DetailName[] {
  return detailNames.filter(
    (name) =>
      changes[name] === '' && isRecord(answer) && typeof answer[name] === 'string' && answer[name] !== '',
  )
}

/** Splits the refused fields of an answer into those of the form and others. */
export function problemsOf(fields: readonly FieldProblem[]): {
  readonly atFields: DetailTexts
  readonly others: readonly FieldProblem[]
} {
  const isDetail = ({ field }: FieldProblem): boolean => detailNames.some((name) => name === field)
  return {
    atFields: Object.fromEntries(fields.filter(isDetail).map(({ field, message }) => [field, message])),
    others: fields.filter((each) => !isDetail(each)),
  }
}
