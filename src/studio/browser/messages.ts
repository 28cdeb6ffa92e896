export const CONNECTED = 'site:connected'

export const DIAGNOSTICS = 'site:diagnostics'

export const READY = 'site:ready'

export const REVISION = 'revision'
