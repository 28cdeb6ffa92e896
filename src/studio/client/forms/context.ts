import { createContext, useContext } from 'react'
import type { SectionTools } from '../section-tools.ts'
import type { PictureTools } from '../usePictures.ts'
import type { Targets } from './LinkTo.tsx'

export interface FormTools {
  readonly getListId: (suggests: string) => string
  readonly pictures: PictureTools
  readonly targets: Targets
  readonly sections: SectionTools
}

export const FormContext = createContext<FormTools | undefined>(undefined)

export function useFormTools(): FormTools {
  const tools = useContext(FormContext)
  if (!tools) throw new Error('useFormTools must be used inside a form.')
  return tools
}
