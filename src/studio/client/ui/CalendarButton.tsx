import { type CalendarDate, parseDate } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Dialog,
  DialogTrigger,
  Heading,
  Popover,
} from 'react-aria-components'

interface Props {
  readonly title: string
  /** ISO 8601; empty if there is none, or an invalid one. */
  readonly day: string
  /** Like 19:00, or empty; undefined if a time is not possible. */
  readonly time: string | undefined
  readonly onDay: (day: string) => void
  readonly onTime: (time: string) => void
  readonly onClose: () => void
}

/** Opens a calendar. Choosing a day closes it. */
export function CalendarButton({ title, day, time, onDay, onTime, onClose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const change = (opens: boolean) => {
    setOpen(opens)
    if (!opens) onClose()
  }
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={change}>
      <Button className="tool" aria-label={`Choose: ${title}`}>
        <CalendarDays aria-hidden />
      </Button>
      <Popover className="popover calendar-popover" placement="bottom end">
        <Dialog aria-label={title}>
          <Calendar
            className="calendar"
            aria-label={title}
            autoFocus
            value={readDay(day)}
            onChange={(chosen) => {
              onDay(chosen.toString())
              setOpen(false)
            }}
          >
            <header>
              <Button slot="previous" className="tool">
                <ChevronLeft aria-hidden />
              </Button>
              <Heading />
              <Button slot="next" className="tool">
                <ChevronRight aria-hidden />
              </Button>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </Calendar>
          {time !== undefined && (
            <label className="time">
              Time
              <input
                type="time"
                value={time}
                disabled={day === ''}
                onChange={(event) => onTime(event.target.value)}
              />
            </label>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

/** @returns null for a date that does not exist */
function readDay(day: string): CalendarDate | null {
  try {
    return parseDate(day)
  } catch {
    return null
  }
}
