import { pageFile } from '../contract/routes.ts'
import type { LoadPage } from './pages.ts'

const base = document.querySelector('script[data-pages]')?.getAttribute('data-pages')

/** Loads the data of a page in a built site. The file name follows from the address; no table is needed. */
export const loadPage: LoadPage = (path) => import(/* @vite-ignore */ base + pageFile(path))
