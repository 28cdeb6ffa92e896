/** Replaces `BarTools.tsx` in builds of sites without search. */
export { BarLanguages as BarTools } from './LanguageSwitch.tsx'
