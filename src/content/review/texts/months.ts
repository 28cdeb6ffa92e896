const MONTHS = [
  ['January', 'Jan', 'Januar', 'Jänner', 'janvier', 'enero', 'gennaio', 'januari', 'janeiro'],
  [
    'February',
    'Feb',
    'Februar',
    'Feber',
    'février',
    'febrero',
    'febbraio',
    'februari',
    'fevereiro',
  ],
  ['March', 'Mar', 'März', 'mars', 'marzo', 'maart', 'março'],
  ['April', 'Apr', 'avril', 'abril', 'aprile', 'april'],
  ['May', 'Mai', 'mai', 'mayo', 'maggio', 'mei', 'maio'],
  ['June', 'Jun', 'Juni', 'juin', 'junio', 'giugno', 'juni', 'junho'],
  ['July', 'Jul', 'Juli', 'juillet', 'julio', 'luglio', 'juli', 'julho'],
  ['August', 'Aug', 'août', 'agosto', 'augustus'],
  ['September', 'Sep', 'Sept', 'septembre', 'septiembre', 'settembre', 'september', 'setembro'],
  ['October', 'Oct', 'Oktober', 'Okt', 'octobre', 'octubre', 'ottobre', 'oktober', 'outubro'],
  ['November', 'Nov', 'novembre', 'noviembre', 'november', 'novembro'],
  [
    'December',
    'Dec',
    'Dezember',
    'Dez',
    'décembre',
    'diciembre',
    'dicembre',
    'december',
    'dezembro',
  ],
]

const NUMBERS = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
)

/** Regular expression source, longest names first. */
export const MONTH_NAMES = [...NUMBERS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => (name.length <= 4 ? `${name}\\.?` : name))
  .join('|')

/** From 1. */
export const toMonth = (name: string): number => NUMBERS.get(name.replace(/\.$/, '')) ?? 0

const DAYS = [
  ['Sunday', 'Sonntag', 'dimanche', 'domingo', 'domenica'],
  ['Monday', 'Montag', 'lundi', 'lunes', 'lunedì'],
  ['Tuesday', 'Dienstag', 'mardi', 'martes', 'martedì'],
  ['Wednesday', 'Mittwoch', 'mercredi', 'miércoles', 'mercoledì'],
  ['Thursday', 'Donnerstag', 'jeudi', 'jueves', 'giovedì'],
  ['Friday', 'Freitag', 'vendredi', 'viernes', 'venerdì'],
  ['Saturday', 'Samstag', 'samedi', 'sábado', 'sabato'],
]

const WEEKDAY = new RegExp(
  `(?<!\\p{L})(${DAYS.flat().join('|')}),?(?: (?:the|den|dem|der|le|el))? $`,
  'iu',
)

/** The day of the week before a date, from Sunday = 0, and a function that names days in the same language. */
export function findWeekdayBefore(
  text: string,
): { day: number; named: (day: number) => string } | undefined {
  const [, name] = WEEKDAY.exec(text) ?? []
  if (name === undefined) return undefined
  const is = (one: string) => one.toLowerCase() === name.toLowerCase()
  const day = DAYS.findIndex((names) => names.some(is))
  const language = DAYS[day]?.findIndex(is) ?? 0
  return { day, named: (other) => DAYS[other]?.[language] ?? '' }
}
