import { describe, expect, it } from 'vitest'
import { isApiError } from '../../../../src/api/errors'
import { findDuplicates, duplicatesIn, announceDuplicates } from '../../../../src/engine/create/duplicates'
import { resource } from '../../../../src/generated/resources/disk'
import { stand } from '../../platform/stand'
import { rowOf, environment } from '../support'

const asked = { display_name: 'data', size_gb: 50, source_image: 'secret' }

describe('what looks like a new record', () => {
  const made = { uuid: 'new', display_name: 'data', size_gb: 50 }
  const twins = (records: readonly Record<string, unknown>[], of: typeof made | undefined = made) =>
    duplicatesIn(
      records.map((record) => rowOf(record)),
      asked,
      of,
      'uuid',
      new Set(['old']),
    ).map(({ id }) => id)

  it('was not there before, is not the record itself, and agrees in all that was asked for', () => {
    expect(
      twins([
        made,
        { ...made, uuid: 'old' },
        { ...made, uuid: 'twin' },
        { ...made, uuid: 'larger', size_gb: 60 },
        { ...made, uuid: 'other', display_name: 'logs' },
      ]),
    ).toEqual(['twin'])
  })

  it('agrees however numbers are written, and wherever it says what was asked for', () => {
    expect(twins([{ uuid: 'twin', display_name: 'data', size_gb: '50' }])).toEqual(['twin'])
    expect(twins([{ uuid: 'twin', display_name: 'data' }])).toEqual(['twin'])
    expect(twins([{ uuid: 'silent' }])).toEqual([])
  })

  it('ignores lists and objects, which a record extends', () => {
    const withRules = { display_name: 'data', rules: [{ port: 22 }] }
    const found = (record: Record<string, unknown>) =>
      duplicatesIn([rowOf(record)], withRules, undefined, 'uuid', new Set()).length
    expect(
      found({ uuid: 'new', display_name: 'data', rules: [{ uuid: 'a', port: 22 }, { uuid: 'b' }] }),
    ).toBe(1)
    expect(found({ uuid: 'other', rules: [{ uuid: 'a', port: 80 }] })).toBe(0)
  })

  it('is held against what was asked for where no answer came', () => {
    const all = [made, { uuid: 'other', display_name: 'data', size_gb: 60 }]
    expect(
      duplicatesIn(
        all.map((record) => rowOf(record)),
        asked,
        undefined,
        'uuid',
        new Set(),
      ).map(({ id }) => id),
    ).toEqual(['new'])
  })
})

describe('a twin', () => {
  /** Announcements after a creation whose list contains a duplicate; `meanwhile` runs before the list answers. */
  async function told(made: Record<string, unknown> | undefined) {
    const went: string[] = []
    let happens = (): void => undefined
    const { platform } = await stand(
      async () => {
        happens()
        return Response.json([
          { uuid: 'new', display_name: 'data', size_gb: 50, status: 'Active' },
          { uuid: 'twin', display_name: 'data', size_gb: 50, status: 'Active' },
        ])
      },
      { types: ['disk'] },
    )
    const list = { resource, location: 'tll', environment: environment() }
    const tell = async (meanwhile: () => void = () => undefined): Promise<void> => {
      happens = meanwhile
      const found = await findDuplicates(platform, list, asked, made, new Set(['new'])).catch(
        (error: unknown) => {
          expect(isApiError(error) && error.kind).toBe('stale-identity')
          return []
        },
      )
      announceDuplicates(platform, found, made ? 'wizard.twin' : 'wizard.madeAllTheSame', (path) =>
        went.push(path),
      )
    }
    return { platform, tell, went, said: () => platform.toasts.snapshot() }
  }

  it('is named, and led to by its button, which ends what is said', async () => {
    const { tell, said, went } = await told({ uuid: 'new', display_name: 'data', size_gb: 50 })
    await tell()
    expect(said()).toHaveLength(1)
    expect(said()[0]).toMatchObject({ tone: 'warning', closes: false })
    expect(said()[0]?.title).toContain('data')
    said()[0]?.actions?.[0]?.onPress()
    expect(went).toEqual(['/disks/disk/tll/twin'])
    expect(said()).toEqual([])
  })

  it('differs from a record created without an answer', async () => {
    const known = await told({ uuid: 'new', display_name: 'data', size_gb: 50 })
    const lost = await told(undefined)
    await known.tell()
    await lost.tell()
    expect(lost.said()[0]?.title).not.toBe(known.said()[0]?.title)
  })

  it('is not announced to a new session', async () => {
    const { platform, tell, said } = await told(undefined)
    await tell(() => platform.session.signIn('demo-delegate'))
    expect(said()).toEqual([])
  })
})
