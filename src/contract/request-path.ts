/** The one call of the contact service (specification, section 7): where the form sends, and what the server answers. */
export const CONTACT_PATH = '/api/contactusrequest'
