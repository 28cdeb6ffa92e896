import { useEffect, useState } from 'react'

export interface LocalTime {
  /** From 0 for Monday. */
  readonly day: number
  /** After midnight. */
  readonly minutes: number
  /** ISO 8601. */
  readonly today: string
  readonly yesterday: string
}

const MINUTE_MS = 60_000

const DAY_MS = 24 * 60 * MINUTE_MS

/** The time in a time zone, by the clock of the visitor. Undefined on the server and while hydrating. */
export function useLocalTime(timeZone: string | undefined): LocalTime | undefined {
  const [time, setTime] = useState<LocalTime>()
  useEffect(() => {
    if (timeZone === undefined) return undefined
    const update = () => setTime(getLocalTime(new Date(), timeZone))
    update()
    const timer = setInterval(update, MINUTE_MS)
    return () => clearInterval(timer)
  }, [timeZone])
  return time
}

export function getLocalTime(now: Date, timeZone: string): LocalTime {
  // Swedish dates are in ISO 8601.
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const [today = '', clock = ''] = format.format(now).split(' ')
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const midnight = Date.parse(`${today}T00:00:00Z`)
  return {
    day: (new Date(midnight).getUTCDay() + 6) % 7,
    minutes: hour * 60 + minute,
    today,
    yesterday: new Date(midnight - DAY_MS).toISOString().slice(0, 10),
  }
}
