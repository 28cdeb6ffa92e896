import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Studio } from './Studio.tsx'

const place = document.getElementById('studio')
if (place)
  createRoot(place).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  )
