/** The parts of a case study in their order; each is the anchor of its part too. */
export const partNames = [
  'profile',
  'objective',
  'solution',
  'technology',
  'workings',
  'looks',
] as const

export type PartName = (typeof partNames)[number]
