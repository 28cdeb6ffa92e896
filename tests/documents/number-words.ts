/** Numbers that running text says in words: "two clocks". What they count often stands nowhere but in the text. */
import { textsIn } from '../facts/checks/reading.ts'

/** 'One' and 'first' are left out: they are articles and names more often than they count. */
const NUMBER =
  /(?<![\p{L}\d-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|[mb]illions?|dozens?|twice|thrice|half|halves|double|triple|quarters?|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?!\p{L})(?:[-\s]?[\p{L}'’-]+)?/giu

/** The numbers that a value says in words, each with the word after it, small letters only. */
export const numberWordsIn = (value: unknown): string[] =>
  textsIn(value).flatMap((text) =>
    [...text.matchAll(NUMBER)].map(([found]) => found.toLowerCase().replace(/\s+/g, ' ')),
  )
