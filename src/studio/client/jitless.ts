import { z } from 'zod'

/** The policy of the document forbids `eval`. Imported before any module with a schema. */
z.config({ jitless: true })
