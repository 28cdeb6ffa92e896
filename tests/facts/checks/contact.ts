import { same, type Topic } from './check.ts'
import { pageAt, sectionsOf } from './reading.ts'

const PAGE = '/Contact-Us'

/** Section 2.6 and the messages of section 5. */
export const contact: Topic = {
  'it lists the offices': (site, { contact }) => {
    const offices = sectionsOf(pageAt(site, PAGE), 'offices').flatMap(({ items }) =>
      items.map(({ region, city, country }) => ({ region, city, country })),
    )
    return [...same('offices', offices, contact.offices)]
  },
  'its form has the given fields, messages and service': (site, { contact }) => {
    const forms = sectionsOf(pageAt(site, PAGE), 'contact').map(({ form, email, copy }) => ({
      address: email,
      tooltip: copy.done,
      fields: Object.keys(form.fields),
      emailMessage: form.fields.email.error,
      phoneMessage: form.fields.contact.error,
      failure: form.failure,
      endpoint: form.endpoint,
    }))
    const { tooltip, fields, emailMessage, phoneMessage, failure, endpoint } = contact
    const address = site.shell.company.contactEmail
    return same('the form', forms, [
      { address, tooltip, fields, emailMessage, phoneMessage, failure, endpoint },
    ])
  },
}
