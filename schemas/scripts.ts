import { z } from 'zod'

const HOST = '[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?'

/** A script of another website that the owner wants on every page, such as one that counts visits. */
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
        .meta({ title: 'Origin', description: 'Such as https://plausible.io.' }),
    )
    .min(1)
    .optional()
    .meta({
      title: 'Connects to',
      description:
        'The origins to which the script sends what it counts. Nothing else lets it through.',
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
      description: 'What the script reads from its data attributes: domain stands for data-domain.',
    }),
  reason: z.string().min(10).max(300).meta({
    title: 'Reason',
    description: 'What it is for: every visitor loads it, and its host learns their address.',
  }),
})

/** Scripts of other websites, which are the owner's own decision. */
export const scripts = z
  .array(script.meta({ title: 'Script', description: 'One script of another website.' }))
  .min(1)
  .meta({
    title: 'Scripts of other websites',
    description:
      'Published pages load them, and may use nothing else of other websites. The preview leaves them out.',
  })

/** A script of another website, as the owner names it. */
export type ForeignScript = z.output<typeof script>
