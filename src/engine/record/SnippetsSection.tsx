import { useState } from 'react'
import { scriptProtocols, safeHref } from '../../lib/safe-href'
import { saveFile } from '../../lib/save-file'
import { judge } from '../../manifest/condition'
import type { CompiledSection } from '../../manifest/compiled-sections'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Notice } from '../../ui/feedback/Notice'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { Button } from '../../ui/form-controls/Button'
import { Segmented } from '../../ui/form-controls/Segmented'
import { Section } from '../../ui/layout/Section'
import { CodePanel, CodePart } from '../../ui/typography/CodePanel'
import { LinkText } from '../../ui/typography/LinkText'
import { useShownBriefly } from '../../ui/typography/use-shown-briefly'
import { copyLabels } from '../../platform/i18n/copy-labels'
import { useDetail } from './detail-context'
import { SectionNote } from './SectionNote'
import { filledLine, filledPart } from '../cells/snippet-text'
import styles from './detail.module.css'

type Snippets = Extract<CompiledSection, { kind: 'snippets' }>

/** Code snippets for the selected program, filled in for this record. Copies are complete, including masked secrets. */
export function SnippetsSection({ section }: { section: Snippets }) {
  const { resource, target } = useDetail()
  const { t, resource: text } = useTexts()
  const [chosen, choose] = useState(section.of[0]?.id ?? '')
  const [open, setOpen] = useShownBriefly<true>()
  const { subject } = target
  const title = text(resource.type, textKeys.section(section.id))
  const nameOf = (id: string): string => text(resource.type, textKeys.snippet(id))
  const verdict = judge(section.when, subject)
  const program = section.of.find(({ id }) => id === chosen)
  const parts = (program?.parts ?? []).map((part) => ({
    ...filledPart(part, subject, (path) => !open && section.secrets.includes(path)),
    file: part.file === null ? undefined : filledLine(part.file, subject, String),
    download: part.download === true,
  }))
  const href =
    program?.link === undefined
      ? undefined
      : safeHref(filledLine(program.link, subject, encodeURIComponent), scriptProtocols)
  if (!verdict.ok && verdict.hidden) return null
  return (
    <Section id={section.id} title={title}>
      {!verdict.ok ? (
        verdict.pending ? (
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
              options={section.of.map(({ id }) => ({ value: id, label: nameOf(id) }))}
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
            {parts.map(
              ({ file, download, copied }) =>
                download &&
                file !== undefined && (
                  <Button
                    key={file}
                    size="sm"
                    icon="download"
                    onPress={() => saveFile(file, 'text/plain', copied)}
                  >
                    {t('detail.download', { file })}
                  </Button>
                ),
            )}
            {href !== undefined && (
              <LinkText external="program" href={href}>
                {t('detail.openProgram', { program: nameOf(chosen) })}
              </LinkText>
            )}
          </div>
          <CodePanel label={nameOf(chosen)}>
            {parts.map(({ file, code, copied }, index) => {
              const head = file ?? t('detail.inShell')
              return (
                <CodePart
                  key={`${chosen} ${index}`}
                  head={head}
                  code={code}
                  copied={copied}
                  labels={copyLabels(t, head)}
                />
              )
            })}
          </CodePanel>
          <SectionNote section={section} />
        </>
      )}
    </Section>
  )
}
