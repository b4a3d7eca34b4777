import { inSentence } from '../../lib/in-sentence'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import type { KeyGroup } from '../../ui/overlay/KeyboardSheet'
import { sectionsOf } from '../paths'
import { createLetters, dashboardLetter, goToLetters } from './shell-letters'

/** All keyboard shortcuts of the console. */
export function useKeyGroups(): readonly KeyGroup[] {
  const { site } = usePlatform()
  const { t, typeName, locale } = useTexts()
  const between = t('keys.then')
  const sections = sectionsOf(site)
  const go = sections.flatMap(({ section }) => {
    const letter = goToLetters[section]
    return letter === undefined
      ? []
      : [
          {
            keys: ['G', letter.toUpperCase()],
            between,
            text: t('keys.goTo', { what: t(`sections.${section}`) }),
          },
        ]
  })
  const create = [...createLetters(sections.flatMap(({ types }) => types))].map(([type, letter]) => ({
    keys: ['C', letter.toUpperCase()],
    between,
    text: t('keys.create', { what: inSentence(typeName(type, 'one'), locale) }),
  }))
  return [
    {
      title: t('keys.everywhere'),
      rows: [
        { keys: ['Ctrl', 'K'], text: t('keys.search') },
        { keys: ['?'], text: t('keys.help') },
        { keys: ['Ctrl', 'Enter'], text: t('keys.submit') },
        { keys: ['Esc'], text: t('keys.escape') },
      ],
    },
    {
      title: t('keys.lists'),
      rows: [
        { keys: ['/'], text: t('keys.filter') },
        { keys: ['J', 'K'], text: t('keys.move') },
        { keys: ['X', t('keys.space')], text: t('keys.select') },
        { keys: ['⇧', 'X'], text: t('keys.selectRange') },
        { keys: ['⇧', '↓', '↑'], text: t('keys.stretch') },
        { keys: ['Enter'], text: t('keys.open') },
        { keys: ['.'], text: t('keys.menu') },
        { keys: [t('keys.queryField')], text: t('keys.queryFieldText') },
        { keys: [t('keys.queryNumber')], text: t('keys.queryNumberText') },
        { keys: [t('keys.queryNot')], text: t('keys.queryNotText') },
        { keys: [t('keys.queryPhrase')], text: t('keys.queryPhraseText') },
      ],
    },
    {
      title: t('keys.places'),
      rows: [
        {
          keys: ['G', dashboardLetter.toUpperCase()],
          between,
          text: t('keys.goTo', { what: t('shell.dashboard') }),
        },
        ...go,
      ],
    },
    { title: t('keys.making'), rows: create },
  ]
}
