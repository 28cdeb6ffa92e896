import { pageFile } from '../contract/routes.ts'
import type { LoadPage } from './store.ts'

const base = document.querySelector('script[data-pages]')?.getAttribute('data-pages')

/** The file name follows from the address; no table is needed. */
export const loadPage: LoadPage = (path) => import(/* @vite-ignore */ base + pageFile(path))
