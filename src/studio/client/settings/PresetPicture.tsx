interface Look {
  /** Of buttons and cards. */
  readonly radius: number
  readonly isCentered?: boolean
  readonly cards: 'outlined' | 'filled' | 'open'
  readonly hasWidePicture?: boolean
  readonly hasGrid?: boolean
}

const LOOKS: Readonly<Record<string, Look>> = {
  plain: { radius: 2, cards: 'outlined' },
  soft: { radius: 6, cards: 'filled', isCentered: true },
  photo: { radius: 0, cards: 'open', hasWidePicture: true },
  drafting: { radius: 0, cards: 'outlined', hasGrid: true },
}

const CARDS = [8, 48, 88]

/** A sketch of a page with the look of a preset; undefined for a preset without one. */
export function PresetPicture({ preset }: { readonly preset: string }) {
  const look = LOOKS[preset]
  if (!look) return null
  const { radius, isCentered, cards, hasWidePicture, hasGrid } = look
  const start = (width: number) => (isCentered ? (128 - width) / 2 : 8)
  return (
    <svg className="preset-picture" viewBox="0 0 128 84" aria-hidden>
      {hasWidePicture && <rect className="soft" width="128" height="40" />}
      {hasGrid && <path className="line" d={GRID} />}
      <rect className="strong" x={start(72)} y="12" width="72" height="7" rx="1" />
      <rect className="muted-fill" x={start(48)} y="23" width="48" height="3" rx="1" />
      <rect className="accent" x={start(24)} y="31" width="24" height="9" rx={radius} />
      {CARDS.map((x) => (
        <g key={x}>
          {cards !== 'open' && (
            <rect
              className={cards === 'filled' ? 'soft' : 'outline'}
              {...{ x, y: 50, width: 32, height: 28, rx: radius }}
            />
          )}
          <rect className="strong" x={x + 4} y="56" width="20" height="3" rx="1" />
          <rect className="muted-fill" x={x + 4} y="63" width="24" height="2" />
          <rect className="muted-fill" x={x + 4} y="68" width="16" height="2" />
        </g>
      ))}
      {hasGrid && <path className="outline" d="M8 46H120M8 44V48M120 44V48" />}
    </svg>
  )
}

const GRID = Array.from({ length: 7 }, (_, index) => `M${84 + index * 6} 8V40`)
  .concat(Array.from({ length: 6 }, (_, index) => `M84 ${8 + index * 6}H120`))
  .join('')
