import { useState } from 'react'
import type { CodePiece } from '../../lib/code-piece'
import { shellWord } from '../../lib/shell-word'
import { holds, judge } from '../../manifest/condition'
import type { CompiledSection } from '../../manifest/compiled'
import { readPath, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Notice } from '../../ui/feedback/Notice'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { Button } from '../../ui/form-controls/Button'
import { Segmented } from '../../ui/form-controls/Segmented'
import { Section } from '../../ui/layout/Section'
import { CodePanel, CodePart } from '../../ui/typography/CodePanel'
import { sealed, useShownAwhile } from '../../ui/typography/use-shown-awhile'
import { visibleText } from '../../ui/typography/visible-text'
import { plain } from '../cells/cell'
import { copyLabels } from '../copy-labels'
import { useDetail } from './detail-context'
import styles from './detail.module.css'

type Snippets = Extract<CompiledSection, { kind: 'snippets' }>
type Part = Snippets['of'][number]['parts'][number]

/** The host of an address, with its port where it has one; the text itself when it is no address. */
function hostOf(address: string): string {
  try {
    return new URL(address).host
  } catch {
    return address
  }
}

interface Filled {
  /** What is shown: secrets sealed unless they were asked for, and nothing in it that would not be seen. */
  code: readonly CodePiece[]
  /** What is copied: the whole. */
  copied: string
}

/** The lines of a part, filled in: as words of a shell, or as they stand in a file. */
function filled(part: Part, subject: Subject, isSealed: (path: string) => boolean): Filled {
  const code: CodePiece[] = []
  let copied = ''
  const add = (text: string, shown?: CodePiece): void => {
    copied += text
    code.push(shown ?? { text })
  }
  const lines = part.lines.filter(({ when }) => holds(when, subject))
  for (const [index, { line }] of lines.entries()) {
    if (index > 0) add('\n')
    let end = 0
    for (const match of line.matchAll(/\{([^{}:]+)(:host)?\}/g)) {
      const [whole, path = '', host] = match
      const value = plain(readPath(subject, path))
      const wanted = host === undefined ? value : hostOf(value)
      const written = part.file === null ? shellWord(wanted) : wanted.replace(/[\r\n]/g, ' ')
      add(line.slice(end, match.index))
      add(written, { text: isSealed(path) ? sealed : visibleText(written), kind: 'string' })
      end = match.index + whole.length
    }
    add(line.slice(end))
  }
  return { code, copied }
}

/** Lines to copy into a program of the reader's choice, filled in for this record. What is copied is whole. */
export function SnippetsSection({ section }: { section: Snippets }) {
  const { resource, target } = useDetail()
  const { t, resource: text } = useTexts()
  const [chosen, choose] = useState(section.of[0]?.id ?? '')
  const [open, setOpen] = useShownAwhile<true>()
  const { subject } = target
  const title = text(resource.type, textKeys.section(section.id))
  const verdict = judge(section.when, subject)
  const parts = section.of.find(({ id }) => id === chosen)?.parts ?? []
  return (
    <Section id={section.id} title={title}>
      {!verdict.ok ? (
        verdict.unknown ? (
          <SkeletonLines widths={['70%', '50%']} />
        ) : (
          <Notice tone="info" text={text(resource.type, textKeys.reason(verdict.because ?? ''))} />
        )
      ) : (
        <>
          <div className={styles.snippets}>
            <Segmented
              size="sm"
              label={t('detail.program')}
              options={section.of.map(({ id }) => ({
                value: id,
                label: text(resource.type, textKeys.snippet(id)),
              }))}
              value={chosen}
              onChange={choose}
            />
            {section.secrets.length > 0 && (
              <Button
                size="sm"
                variant="ghost"
                icon={open ? 'eye-off' : 'eye'}
                onPress={() => setOpen(open ? undefined : true)}
              >
                {t(open ? 'detail.hideSecrets' : 'detail.showSecrets')}
              </Button>
            )}
          </div>
          <CodePanel label={text(resource.type, textKeys.snippet(chosen))}>
            {parts.map((part) => {
              const head = part.file ?? t('detail.inShell')
              const { code, copied } = filled(
                part,
                subject,
                (path) => !open && section.secrets.includes(path),
              )
              return (
                <CodePart key={head} head={head} code={code} copied={copied} labels={copyLabels(t, head)} />
              )
            })}
          </CodePanel>
          {section.note && (
            <p className={styles.note}>{text(resource.type, textKeys.sectionNote(section.id))}</p>
          )}
        </>
      )}
    </Section>
  )
}
