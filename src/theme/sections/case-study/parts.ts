/** Parts with text, in order. */
export const textNames = ['profile', 'objective', 'solution', 'technology', 'workings'] as const

/** All parts, which are also their anchors. */
export const partNames = [...textNames, 'looks'] as const

export type TextName = (typeof textNames)[number]
