/** The parts of a case study that tell it, in their order. */
export const textNames = ['profile', 'objective', 'solution', 'technology', 'workings'] as const

/** All parts of a case study; each is the anchor of its part too. The screens come last. */
export const partNames = [...textNames, 'looks'] as const

export type TextName = (typeof textNames)[number]
