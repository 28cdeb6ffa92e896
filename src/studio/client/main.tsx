import './jitless.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActions } from './actions.ts'
import { StudioContext } from './context.ts'
import { queryClient } from './queries.ts'
import { Studio } from './Studio.tsx'
import { getPathInAddress } from './selection.ts'
import { loadSessionCopy, storeSessionCopy } from './session-copy.ts'
import { Store } from './store.ts'
import { useConnection } from './useConnection.ts'

const copy = loadSessionCopy()
const store = new Store({
  path: getPathInAddress(),
  version: copy?.version,
  state: undefined,
  selected: undefined,
  formAt: undefined,
  form: undefined,
  aim: undefined,
  unsaved: copy?.unsaved ?? [],
  reasons: [],
  toast: undefined,
  connection: 'open',
  clock: 0,
})
store.subscribe(() => {
  const { version, unsaved } = store.get()
  if (version !== undefined) storeSessionCopy({ version, unsaved })
})
const studio = { store, actions: createActions(store) }

function App() {
  useConnection(store)
  return (
    <QueryClientProvider client={queryClient}>
      <StudioContext value={studio}>
        <Studio />
      </StudioContext>
    </QueryClientProvider>
  )
}

const place = document.getElementById('studio')
if (place)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
