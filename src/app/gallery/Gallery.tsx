import { gallery } from '../../ui/gallery'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import { Section } from '../../ui/layout/Section'

/** Every primitive with its examples; the same examples are the fixtures of the tests. Development only. */
export function Gallery() {
  return (
    <Page>
      <PageHeader title="Gallery" />
      {gallery.map(({ name, examples }) => (
        <Section key={name} title={name} id={name}>
          {examples.map((example) => (
            <Section key={example.name} title={example.name}>
              {example.render()}
            </Section>
          ))}
        </Section>
      ))}
    </Page>
  )
}
