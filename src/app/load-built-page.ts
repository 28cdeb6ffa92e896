import { pageFile } from '../contract/routes.ts'
import type { LoadPage } from './pages.ts'

/** Where the document says that the data of pages lie. */
const base = document.querySelector('script[data-pages]')?.getAttribute('data-pages')

/** Loads the data of a page of a built site: its address says where they are, so no table is needed. */
export const loadPage: LoadPage = (path) => import(/* @vite-ignore */ base + pageFile(path))
