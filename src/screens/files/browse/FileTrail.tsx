import { useLocation, useSearchParams } from 'react-router'
import { useScreenTexts } from '../../../platform/i18n/use-texts'
import { LinkText } from '../../../ui/typography/LinkText'
import { Text } from '../../../ui/typography/Text'
import styles from '../files.module.css'
import { trailOf } from './entries'
import { folderHref } from './folder-href'
import { shownName } from '../shown-name'

interface FileTrailProps {
  readonly bucket: string
  readonly prefix: string
}

/** The bucket and the folders above, each a link, on phones too: there is no other way up. */
export function FileTrail({ bucket, prefix }: FileTrailProps) {
  const t = useScreenTexts('files')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const trail = [{ name: bucket, prefix: '' }, ...trailOf(prefix)]
  return (
    <nav aria-label={t('trail')}>
      <ol className={styles.trail}>
        {trail.map(({ name, prefix: target }, index) => (
          <li key={target}>
            {index === trail.length - 1 ? (
              <span aria-current="page">
                <Text strong>{shownName(name, t('noName'))}</Text>
              </span>
            ) : (
              <>
                <LinkText href={folderHref(pathname, search, target)}>
                  <Text>{shownName(name, t('noName'))}</Text>
                </LinkText>
                <span className={styles.dim} aria-hidden="true">
                  {' / '}
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
