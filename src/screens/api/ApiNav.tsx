import { use, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { apiPage, docHref, type DocIndex } from '../../lib/api-docs'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useFilterKey } from '../../platform/use-filter-key'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { Form } from '../../ui/form-controls/Form'
import { SearchInput } from '../../ui/form-controls/SearchInput'
import { UiLink, UiRouterContext } from '../../ui/router-context'
import { MethodMark } from '../../ui/typography/MethodMark'
import styles from './api-nav.module.css'
import { searchDocs, type Found } from './search-docs'

interface ApiNavProps {
  contents: DocIndex
  /** URL of the open page. */
  here: string
  field: RefObject<HTMLInputElement | null>
}

/** URL of the first search result: an operation, schema or member. */
function firstHit({ tags, schemas, members }: Found): string | undefined {
  const [operation] = tags.flatMap(({ operations }) => operations)
  if (operation) return docHref('operations', operation.id)
  const [schema] = schemas
  if (schema) return docHref('schemas', schema.name)
  const [member] = members
  return member && docHref('schemas', member.schema, member.name)
}

/** Operations by tag, with a filter that also finds schemas and their members. */
export function ApiNav({ contents, here, field }: ApiNavProps) {
  const t = useScreenTexts('api')
  const [query, setQuery] = useState('')
  const found = useMemo(() => searchDocs(contents, query), [contents, query])
  const { navigate } = use(UiRouterContext)
  const list = useRef<HTMLDivElement>(null)
  useFilterKey(field)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    const frame = list.current?.parentElement
    if (!current || !frame || frame.scrollHeight <= frame.clientHeight) return
    const { top, bottom } = current.getBoundingClientRect()
    const box = frame.getBoundingClientRect()
    if (top < box.top || bottom > box.bottom) frame.scrollTop += top - box.top - box.height / 3
  }, [here])
  const count =
    found.tags.reduce((total, { operations }) => total + operations.length, 0) +
    found.schemas.length +
    found.members.length
  const filtered = query.trim() !== ''
  return (
    <div ref={list}>
      <Form
        role="search"
        className={styles.filter}
        onSubmit={() => {
          const first = firstHit(searchDocs(contents, query))
          if (query.trim() !== '' && first !== undefined) navigate(first)
        }}
      >
        <SearchInput
          ref={field}
          value={query}
          onChange={setQuery}
          label={t('filter')}
          placeholder={t('filter')}
          clearLabel={t('filterClear')}
          shortcut="/"
        />
      </Form>
      <VisuallyHidden>
        <span role="status">{filtered ? t('found', { count }) : ''}</span>
      </VisuallyHidden>
      {!filtered && (
        <ul>
          <Entry href={apiPage} here={here}>
            {t('overview')}
          </Entry>
        </ul>
      )}
      {found.tags.map(({ tag, operations }) => (
        <div key={tag.id}>
          <Title href={docHref('tags', tag.id)} here={here}>
            {tag.title}
          </Title>
          <ul>
            {operations.map((operation) => (
              <Entry key={operation.id} href={docHref('operations', operation.id)} here={here}>
                <MethodMark method={operation.method} short />
                <span className={operation.deprecated && styles.old}>{operation.title}</span>
              </Entry>
            ))}
          </ul>
        </div>
      ))}
      {(!filtered || found.schemas.length > 0) && (
        <Title href={docHref('schemas')} here={here}>
          {t('schemas')}
        </Title>
      )}
      {found.schemas.length > 0 && (
        <ul>
          {found.schemas.map(({ name }) => (
            <Entry key={name} href={docHref('schemas', name)} here={here}>
              {name}
            </Entry>
          ))}
        </ul>
      )}
      {found.members.length > 0 && <Members members={found.members} here={here} />}
      {filtered && count === 0 && <p className={styles.none}>{t('nothingFound', { query })}</p>}
    </div>
  )
}

interface EntryProps {
  href: string
  here: string
  children: ReactNode
}

function Title({ href, here, children }: EntryProps) {
  return (
    <UiLink href={href} className={styles.title} aria-current={href === here ? 'page' : undefined}>
      {children}
    </UiLink>
  )
}

function Entry({ href, here, children }: EntryProps) {
  return (
    <li>
      <UiLink href={href} className={styles.entry} aria-current={href === here ? 'page' : undefined}>
        {children}
      </UiLink>
    </li>
  )
}

function Members({ members, here }: { members: Found['members']; here: string }) {
  const t = useScreenTexts('api')
  return (
    <>
      <p className={styles.title}>{t('members')}</p>
      <ul>
        {members.map(({ name, schema }) => (
          <Entry key={`${schema}.${name}`} href={docHref('schemas', schema, name)} here={here}>
            <span className={styles.member}>
              <code>{name}</code>
              <span className={styles.where}>{schema}</span>
            </span>
          </Entry>
        ))}
      </ul>
    </>
  )
}
