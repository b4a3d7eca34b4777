import { describe, expect, it } from 'vitest'
import type { LocaleKey, ScreenKeys } from '../../../../src/generated/locale-keys'
import { languagesOf } from '../../../../src/platform/i18n/languages'
import {
  createTexts,
  type ScreenName,
  type Texts,
  type TextValues,
} from '../../../../src/platform/i18n/texts'
import { shippedMessages } from '../stand'
import { withoutIsolates } from '../../../../src/lib/isolated'

const screens: readonly ScreenName[] = ['api', 'billing', 'files', 'payments']

/** The shipped texts in a language, with those of the screens below. */
async function textsIn(tag: string): Promise<Texts> {
  const [language] = languagesOf([tag], false)
  if (!language) throw new Error(`There is no language ${tag}`)
  const texts = await createTexts(shippedMessages, language)
  await Promise.all(screens.map((screen) => texts.loadScreen(screen)))
  return texts
}

const counts = [0, 1, 2, 5]

/** A text for counts of 0, 1, 2 and 5. */
const written = (say: (values: { count: number }) => string): string[] =>
  counts.map((count) => say({ count }))

const base =
  (key: LocaleKey, values: TextValues = {}) =>
  (texts: Texts) =>
    written(({ count }) => texts.t(key, { ...values, count }))

const screen =
  <Screen extends ScreenName>(name: Screen, key: ScreenKeys[Screen], values: TextValues = {}) =>
  (texts: Texts) =>
    written(({ count }) => texts.screen(name, key, { ...values, count }))

/** Each text with its wording for 0, 1, 2 and 5 in English and in Arabic, which has six forms. */
const cases: readonly [
  text: string,
  write: (texts: Texts) => string[],
  en: readonly string[],
  ar: readonly string[],
][] = [
  [
    'rows that are shown, exported',
    base('list.exportShown'),
    ['As shown: 0 rows (CSV)', 'As shown: 1 row (CSV)', 'As shown: 2 rows (CSV)', 'As shown: 5 rows (CSV)'],
    [
      'كما هو معروض: لا صفوف (CSV)',
      'كما هو معروض: صف واحد (CSV)',
      'كما هو معروض: صفان (CSV)',
      'كما هو معروض: 5 صفوف (CSV)',
    ],
  ],
  [
    'all rows, exported',
    base('list.exportAll'),
    ['0 rows', '1 row', '2 rows', '5 rows'].map((rows) => `Everything: ${rows}, all columns (CSV)`),
    ['لا صفوف', 'صف واحد', 'صفان', '5 صفوف'].map((rows) => `كل شيء: ${rows}، بجميع الأعمدة (CSV)`),
  ],
  [
    'views that are kept',
    base('list.viewGives', { name: 'X' }),
    ['0 views are', '1 view is', '2 views are', '5 views are'].map(
      (views) => `Only ${views} kept: X, the oldest, gives way.`,
    ),
    ['لا تُحفظ طرق عرض', 'تُحفظ طريقة عرض واحدة فقط', 'تُحفظ طريقتا عرض فقط', 'تُحفظ 5 طرق عرض فقط'].map(
      (views) => `${views}: ستُزال أقدمها، X.`,
    ),
  ],
  [
    'facts of a record',
    base('detail.showAllFacts'),
    ['Show all 0 facts', 'Show 1 fact', 'Show all 2 facts', 'Show all 5 facts'],
    counts.map((count) => `عرض كل المعلومات (${count})`),
  ],
  [
    'a text that is too short',
    base('form.tooShort'),
    ['0 characters', '1 character', '2 characters', '5 characters'].map((length) => `At least ${length}`),
    ['بلا حد أدنى للأحرف', 'حرف واحد على الأقل', 'حرفان على الأقل', '5 أحرف على الأقل'],
  ],
  [
    'a text that is too long',
    base('form.tooLong'),
    ['0 characters', '1 character', '2 characters', '5 characters'].map((length) => `At most ${length}`),
    ['بلا أحرف', 'حرف واحد على الأكثر', 'حرفان على الأكثر', '5 أحرف على الأكثر'],
  ],
  [
    'characters a password lacks',
    base('form.characters'),
    ['0 characters', '1 character', '2 characters', '5 characters'].map((length) => `at least ${length}`),
    ['أي عدد من الأحرف', 'حرف واحد على الأقل', 'حرفان على الأقل', '5 أحرف على الأقل'],
  ],
  [
    'the length of a described value',
    screen('api', 'length', { min: 0 }),
    ['0 characters', '1 character', '2 characters', '5 characters'].map((most) => `0 to ${most}`),
    ['صفر من الأحرف', 'حرف واحد', 'حرفين', '5 أحرف'].map((most) => `من 0 إلى ${most}`),
  ],
  [
    'all invoices',
    screen('billing', 'allInvoices'),
    ['All 0 invoices', '1 invoice', 'All 2 invoices', 'All 5 invoices'],
    counts.map((count) => `كل الفواتير (${count})`),
  ],
  [
    'objects that are deleted',
    screen('files', 'delete.text', { size: '3 KB' }),
    ['0 objects', '1 object', '2 objects', '5 objects'].map(
      (objects, at) =>
        `${objects} with 3 KB ${at === 1 ? 'is' : 'are'} deleted at once and cannot be brought back.`,
    ),
    ['لا كائنات', 'كائن واحد', 'كائنان', '5 كائنات'].map(
      (objects) => `ما سيُحذف: ${objects}، 3 KB. يحدث الحذف فورًا ولا يمكن الاسترجاع.`,
    ),
  ],
  [
    'objects whose versions stay',
    screen('files', 'delete.kept', { size: '3 KB' }),
    ['0 objects', '1 object', '2 objects', '5 objects'].map(
      (objects, at) =>
        `${objects} with 3 KB ${at === 1 ? 'is deleted. Its' : 'are deleted. Their'} versions stay, cost, and can be brought back.`,
    ),
    ['لا كائنات', 'كائن واحد', 'كائنان', '5 كائنات'].map(
      (objects) => `ما سيُحذف: ${objects}، 3 KB. تبقى الإصدارات وتُحتسب تكلفتها ويمكن استرجاعها.`,
    ),
  ],
  [
    'decimals of a currency',
    screen('payments', 'errors.tooFine', { currency: 'EUR' }),
    ['EUR has no decimals', 'EUR has 1 decimal', 'EUR has 2 decimals', 'EUR has 5 decimals'],
    [
      'ليس لعملة EUR منازل عشرية',
      'لعملة EUR منزلة عشرية واحدة',
      'لعملة EUR منزلتان عشريتان',
      'لعملة EUR 5 منازل عشرية',
    ],
  ],
]

describe('a counted text has the form of its number [I18N-09]', () => {
  it.each(cases)('%s', async (_, write, en, ar) => {
    expect(write(await textsIn('en'))).toEqual(en)
    expect(write(await textsIn('ar')).map(withoutIsolates)).toEqual(ar)
  })

  it('and writes large numbers as the language does', async () => {
    expect((await textsIn('de')).t('list.exportShown', { count: 12_345 })).toBe(
      'Wie angezeigt: 12.345 Zeilen (CSV)',
    )
    expect((await textsIn('es')).t('list.exportShown', { count: 2_000_000 })).toBe(
      'Como se muestra: 2.000.000 de filas (CSV)',
    )
  })
})

it('what is asked and what is bold in it stand in the order of the language [I18N-09]', async () => {
  const ask = async (tag: string): Promise<string> =>
    (await textsIn(tag)).t('action.typeName', { name: 'web-1' })
  expect(await ask('en')).toBe('Type web-1 to confirm')
  expect(await ask('tr')).toBe('Onaylamak için web-1 yazın')
  expect(await ask('ja')).toBe('確認のためweb-1と入力してください')
  expect((await textsIn('ja')).screen('api', 'arrayOf', { type: 'Disk' })).toBe('Diskの配列')
})
