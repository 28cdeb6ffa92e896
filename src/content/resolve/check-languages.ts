import { findLanguage } from '../../contract/languages.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import * as messages from '../diagnostics/language-messages.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getItems, getKeySpan, getLine, getSpan, getString } from '../locate.ts'
import type { Path } from '../model.ts'
import { findClosestWord } from '../suggest.ts'
import { isMap } from '../tree.ts'
import { createMayExist } from './may-exist.ts'

/** Checks the languages, and the languages and translations of pages. */
export function checkLanguages(context: Context): SpanDiagnostic[] {
  const { root } = context
  const { languages = {} } = root.data
  if (!isMap(languages)) return []
  const isUsed = getItems(root, ['routes']).some(
    (route) => route.kind === 'map' && ('language' in route.data || 'translationOf' in route.data),
  )
  if (Object.keys(languages).length === 0 && (!isUsed || context.poison.hasMisnamedKey([])))
    return []
  return [...checkDefinitions(context), ...checkPages(context)].filter(
    ({ path }) => !context.poison.has(path),
  )
}

function checkDefinitions(context: Context): SpanDiagnostic[] {
  const { source, root, targets, expanded } = context
  const mayExist = createMayExist(context)
  const main = getMainLanguage(context)
  const first = new Map<string, string>()
  return [...targets.languages].flatMap(([code, { home }]): SpanDiagnostic[] => {
    const at: Path = ['languages', code]
    if (code === main)
      return [{ ...messages.sameAsDefault(code), span: getKeySpan(root, at), path: at }]
    const here = (message: Message): SpanDiagnostic => {
      const path = [...at, 'path']
      return { ...message, span: getSpan(root, path), path }
    }
    const earlier = first.get(routeKey(home))
    if (earlier !== undefined) {
      const line = getLine(source, root, ['languages', earlier])
      return [here(messages.samePath(home, earlier, line))]
    }
    first.set(routeKey(home), code)
    const page = targets.pages.get(routeKey(home))
    const isLost = !page && !mayExist({ kind: 'page', name: home })
    const missing = expanded.missingWords.get(code) ?? []
    return [
      ...(isLost ? [here(messages.noPages(code, home))] : []),
      ...(missing.length > 0
        ? [{ ...messages.noWords(code, missing), span: getKeySpan(root, at), path: at }]
        : []),
    ]
  })
}

const getMainLanguage = ({ expanded }: Context): string => {
  const { publication } = expanded.value
  const language = isMap(publication) ? publication.language : undefined
  return typeof language === 'string' ? language : ''
}

function checkPages(context: Context): SpanDiagnostic[] {
  const { source, root, targets } = context
  const main = getMainLanguage(context)
  const others = [...targets.languages].map(([code, { home }]) => ({ code, path: home }))
  const codes = [main, ...targets.languages.keys()]
  const first = new Map<string, number>()
  return getItems(root, ['routes']).flatMap((route, index): SpanDiagnostic[] => {
    const report = (key: string, message: Message): SpanDiagnostic[] => {
      const path = ['routes', index, key]
      return [{ ...message, span: getSpan(root, path), path }]
    }
    const [written, path] = [getString(route, 'language'), getString(route, 'path')]
    if (written !== undefined && !codes.includes(written)) {
      // All codes of two letters are similar.
      const meant =
        (written.length > 3 ? findClosestWord(written, codes) : undefined) ??
        codes.find((one) => isVariant(one, written))
      return report('language', messages.undeclaredLanguage(written, meant, codes))
    }
    const language = findLanguage(others, { path, language: written })
    const isHome = language && path !== undefined && routeKey(path) === routeKey(language.path)
    const translationOf = getString(route, 'translationOf') ?? (isHome ? '/' : undefined)
    if (translationOf === undefined) return []
    if (!language) return report('translationOf', messages.translatesItself(main))
    const original = targets.pages.get(routeKey(translationOf))
    // A page that does not exist is a dead link.
    if (!original)
      return /^\/[^#?]*$/.test(translationOf)
        ? []
        : report('translationOf', messages.noPage(translationOf))
    if (original.language !== undefined)
      return report('translationOf', messages.notDefault(original.path, original.language, main))
    const key = `${language.code} ${routeKey(original.path)}`
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, index)
      return []
    }
    const line = getLine(source, root, ['routes', earlier, 'translationOf'])
    return report('translationOf', messages.translatedTwice(original.path, language.code, line))
  })
}

/** Whether two codes have the same language, such as en and en-GB. */
const isVariant = (code: string, other: string): boolean =>
  code.split(/[-_]/)[0]?.toLowerCase() === other.split(/[-_]/)[0]?.toLowerCase()
