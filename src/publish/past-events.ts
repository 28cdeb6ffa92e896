import type { PageData } from '../content/model.ts'
import { hashSource } from './policy.ts'

/**
 * Hides events that are over before they are painted, so that nothing moves: observers run before the browser paints what
 * it has parsed. The view does the same later. Inline, because only pages with events need it.
 */
export const HIDE_PAST_EVENTS = `{const hide=()=>{for(const one of document.querySelectorAll("[data-ends]"))one.hidden=Date.parse(one.dataset.ends)<=Date.now()!==("below"in one.dataset)},observer=new MutationObserver(hide);observer.observe(document,{childList:true,subtree:true});addEventListener("DOMContentLoaded",()=>{hide();observer.disconnect()})}`

/** For the Content-Security-Policy. */
export const HIDE_PAST_EVENTS_HASH = hashSource(HIDE_PAST_EVENTS)

export const hasEvents = ({ sections }: Pick<PageData, 'sections'>): boolean =>
  sections.some(({ listed }) => Array.isArray(listed) && listed.length > 0)
