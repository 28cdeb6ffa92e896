import { useId } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { columns, lead, stack } from '../../ui/arrangements.ts'
import { Chapter } from '../../ui/Chapter.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { each } from '../../ui/each.ts'
import { below, Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { accordion } from './schema.ts'

/** Items of which one at a time can be open; all are closed at first. */
export function View(props: ViewProps<typeof accordion>) {
  const group = useId()
  return (
    <Chapter of={props} tone="raised" beside>
      {each(props.items, (item) => (
        <Disclosure
          group={group}
          summary={
            <Heading level={below(props.level)} look="subtitle">
              {item.name}
            </Heading>
          }
        >
          <div css={item.image && columns.wideLast}>
            {item.image && <Picture image={item.image} share={42} />}
            <div css={stack[4]}>
              {item.subtitle && <p css={lead}>{item.subtitle}</p>}
              <p>{item.description}</p>
            </div>
          </div>
        </Disclosure>
      ))}
    </Chapter>
  )
}
