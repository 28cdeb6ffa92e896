/** The endpoint of the contact form (specification, section 7). */
export const CONTACT_PATH = '/api/contactusrequest'
