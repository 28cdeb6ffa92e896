import { useId } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { getInnerLevel, Heading } from '../../ui/Heading.tsx'
import { columns, lead, stack } from '../../ui/layoutStyles.ts'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { renderList } from '../../ui/renderList.ts'
import type { accordion } from './schema.ts'

export function View(props: ViewProps<typeof accordion>) {
  const group = useId()
  return (
    <HeadedSection section={props} tone="surface" beside>
      {renderList(props.items, (item) => (
        <Disclosure
          group={group}
          summary={
            <Heading level={getInnerLevel(props)} variant="subtitle">
              {item.name}
            </Heading>
          }
        >
          <div css={item.image && columns.wideLast}>
            {item.image && <Picture image={item.image} displayWidth={42} />}
            <div css={stack[4]}>
              {item.subtitle && <p css={lead}>{item.subtitle}</p>}
              <p>
                <RichText value={item.description} />
              </p>
            </div>
          </div>
        </Disclosure>
      ))}
    </HeadedSection>
  )
}
