import { useEffect, useState } from 'react'
import type { SearchPage } from '../../contract/search.ts'
import { createSearch, type Search } from './search.ts'

interface LoadedSearch {
  readonly search?: Search
  readonly hasFailed: boolean
}

const LOADING: LoadedSearch = { hasFailed: false }
const FAILED: LoadedSearch = { hasFailed: true }

/** Loads an index when the search opens, and again after a failure. */
export function useSearch(address: string, isOpen: boolean): LoadedSearch {
  const [state, setState] = useState(LOADING)
  useEffect(() => {
    if (!isOpen || state.search) return undefined
    let isCurrent = true
    const update = (next: LoadedSearch) => {
      if (isCurrent) setState(next)
    }
    loadSearch(address).then(
      (search) => update({ search, hasFailed: false }),
      () => update(FAILED),
    )
    return () => {
      isCurrent = false
    }
  }, [address, isOpen, state.search])
  return state
}

async function loadSearch(address: string): Promise<Search> {
  const response = await fetch(address)
  const pages: unknown = response.ok ? await response.json() : undefined
  if (!isIndex(pages)) throw new Error(`There is no search index at ${address}.`)
  return createSearch(pages)
}

const FIELDS = ['href', 'title', 'place', 'description', 'headings', 'text']

const isIndex = (value: unknown): value is readonly SearchPage[] =>
  Array.isArray(value) &&
  value.every((page: unknown) => {
    const fields = new Map(Object.entries(Object(page)))
    return FIELDS.every((name) => typeof fields.get(name) === 'string')
  })
