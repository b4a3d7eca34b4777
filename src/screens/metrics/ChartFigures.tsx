import { useScreenTexts } from '../../platform/i18n/use-texts'
import type { OwnLine } from './chart-drawing'
import styles from './metrics.module.css'

interface ChartFiguresProps {
  lines: readonly OwnLine[]
  lineNames: readonly string[]
  write: (value: number) => string
}

/** Lowest, mean, highest and last value of each line of a chart. */
export function ChartFigures({ lines, lineNames, write }: ChartFiguresProps) {
  const t = useScreenTexts('metrics')
  return (
    <div className={styles.figures}>
      {lines.map(({ index, figures }) => {
        if (!figures) return null
        return (
          <div key={index}>
            {lineNames.length > 1 && <span className={styles.line}>{lineNames[index]}</span>}
            <dl>
              {(['least', 'mean', 'most', 'last'] as const).map((name) => (
                <div key={name}>
                  <dt>{t(`figure.${name}`)}</dt>
                  <dd>
                    <bdi>{write(figures[name])}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )
      })}
    </div>
  )
}
