import { routeKey } from '../../contract/routes.ts'
import { lostAddresses as createMessage } from '../diagnostics/site-messages.ts'
import { getItems, getKeySpan } from '../locate.ts'
import type { ReviewRule } from './review-rule.ts'

export const lostAddresses: ReviewRule = {
  code: 'route/lost',
  check({ root, compiled, targets, published }) {
    if (!compiled) return []
    const gone = new Set(
      getItems(root, ['gone']).flatMap((item) =>
        item.kind === 'scalar' ? [routeKey(String(item.value).normalize('NFC'))] : [],
      ),
    )
    const lost = published.filter((address) => {
      const key = routeKey(address)
      const page = targets.pages.get(key)
      return (!page || page.isDraft) && !targets.moved.has(key) && !gone.has(key)
    })
    const path = ['routes']
    return lost.length > 0 ? [{ ...createMessage(lost), span: getKeySpan(root, path), path }] : []
  },
}
