/** Using the contact page: writing, sending, copying. */
import fc from 'fast-check'
import { copiedIn } from './copies.ts'
import type { Facts } from './facts.ts'
import { followed } from './going.ts'
import { type Deeds, HOW, type How, inReach, type NamedDeed, press } from './picks.ts'
import { focused, pointed } from './rules.ts'
import { FIELDS, type FieldName, type Filling, hasForm, type State } from './state.ts'
import { copied, submitted, textFor, written } from './writing.ts'

const canUse = (facts: Facts, state: State, how: How) =>
  hasForm(facts, state) && inReach(state, how)

/** The shortest way to the form, which is what visitors are to find. */
export const goToForm: NamedDeed = [
  'go to the form',
  {
    can: (facts, state) => inReach(state, 'Enter') && !hasForm(facts, state) && state.online,
    act: async ({ contact }, _, visitor) =>
      visitor.pressOn({ selector: `#root footer a[href="${contact.path}"]` }, 'Enter'),
    follow: (facts, state, visitor) =>
      followed(
        facts,
        focused(state, 'a in footer'),
        { href: facts.contact.path },
        visitor.isFetched,
      ),
  },
]

export const type = (field: FieldName, filling: Filling): NamedDeed => [
  `type something ${filling} into ${field}`,
  {
    can: (facts, state) => canUse(facts, state, 'mouse'),
    act: async (facts, _, visitor) => {
      await visitor.click({ selector: `main form [name="${field}"]` })
      const { keyboard } = visitor.page
      await keyboard.press('ControlOrMeta+a')
      const text = textFor(facts, field, filling)
      if (text) await keyboard.insertText(text)
      else await keyboard.press('Delete')
    },
    follow: (facts, state) => {
      const there = focused(pointed(facts, state, null), `field ${field}`)
      // Nothing was deleted where there was nothing.
      const isSame = filling === 'empty' && state.form.filled[field] === 'empty'
      return isSame ? there : written(there, field, filling)
    },
  },
]

/** Writes what is right, so that the form can be sent. */
export const fill: NamedDeed = [
  'fill the form',
  {
    can: (facts, state) => canUse(facts, state, 'mouse'),
    act: async (facts, state, visitor) => {
      for (const field of FIELDS) await type(field, 'right')[1].act(facts, state, visitor)
    },
    follow: (facts, state) =>
      FIELDS.reduce((next, field) => written(next, field, 'right'), pointed(facts, state, null)),
  },
]

export const send = (how: How): NamedDeed => [
  `send the form with ${how}`,
  {
    can: (facts, state) =>
      canUse(facts, state, how) && (how !== 'mouse' || state.form.wrong.length === 0),
    act: (_, __, visitor) =>
      how === 'mouse'
        ? visitor.click({ selector: 'main form button' })
        : visitor.pressOn({ selector: 'main form [name="name"]' }, how),
    follow: (facts, state) => {
      const there = how === 'mouse' ? pointed(facts, state, null) : state
      const place = how === 'mouse' ? 'submit' : 'field name'
      return submitted(facts, focused(there, place), place)
    },
  },
]

export const copy = (how: How): NamedDeed => [
  `copy the address with ${how}`,
  {
    can: (facts, state) => canUse(facts, state, how),
    act: async ({ contact }, _, visitor) => {
      await press(visitor, { selector: 'address button' }, how)
      const text = await copiedIn(visitor.page)
      if (text !== contact.email) throw new Error(`copied: ${text} instead of ${contact.email}`)
    },
    follow: (facts, state) => {
      const there = how === 'mouse' ? pointed(facts, state, null) : state
      return copied(facts, focused(there, 'copy'))
    },
  },
]

const FILLINGS = fc.constantFrom<Filling[]>('right', 'wrong', 'empty')

export const writing: Deeds = [
  [2, fc.constant(goToForm)],
  [3, fc.tuple(fc.constantFrom(...FIELDS), FILLINGS).map(([field, how]) => type(field, how))],
  [2, fc.constant(fill)],
  [3, HOW.map((how) => send(how))],
  [2, HOW.map((how) => copy(how))],
]
