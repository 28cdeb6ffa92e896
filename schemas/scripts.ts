import { z } from 'zod'

const HOST = '[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?'

/** A third-party script on every page, such as web analytics. */
const script = z.strictObject({
  src: z
    .string()
    .max(500)
    .regex(new RegExp(`^https://${HOST}/[^\\s?#;,]*$`), {
      error:
        'The address of a script must be complete and without a query, such as https://plausible.io/js/script.js.',
    })
    .meta({ title: 'Address', description: 'The https address of the script, without a query.' }),
  connects: z
    .array(
      z
        .string()
        .regex(new RegExp(`^https://${HOST}$`), {
          error:
            'An origin must be https:// and a host name, without a path: https://plausible.io.',
        })
        .meta({
          title: 'Origin',
          description: 'Protocol and host name, for example https://plausible.io.',
        }),
    )
    .min(1)
    .optional()
    .meta({
      title: 'Connects to',
      description:
        'The origins that the script may send data to. All other connections are blocked.',
    }),
  data: z
    .record(
      z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
        error:
          'A name of a data attribute may contain only lower-case letters, digits and single hyphens: domain for data-domain.',
      }),
      z.string().max(300).meta({ title: 'Value', description: 'The value of the setting.' }),
    )
    .optional()
    .meta({
      title: 'Settings',
      description: 'Data attributes of the script, without the prefix: domain sets data-domain.',
    }),
  reason: z.string().min(10).max(300).meta({
    title: 'Reason',
    description:
      'Why you need this script. Every visitor loads it and reveals their IP address to its host.',
  }),
})

export const scripts = z
  .array(script.meta({ title: 'Script', description: 'One third-party script.' }))
  .min(1)
  .meta({
    title: 'Third-party scripts',
    description:
      'Published pages load these scripts; all other third-party content is blocked. The preview does not load them.',
  })

export type ForeignScript = z.output<typeof script>
