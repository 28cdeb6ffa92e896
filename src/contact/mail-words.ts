/** Labels in an email about a request. Subjects begin in small letters where they do within a sentence. */
export interface MailWords {
  readonly received: string
  readonly form: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly spam: string
  readonly contactRequest: (id: number) => string
  readonly formRequest: (form: string, id: number) => string
  readonly possibleSpam: (subject: string) => string
}

const en: MailWords = {
  received: 'Received',
  form: 'Form',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  spam: 'Spam',
  contactRequest: (id) => `contact request ${id}`,
  formRequest: (form, id) => `form ${form}, request ${id}`,
  possibleSpam: (subject) => `Possible spam: ${subject}`,
}

const WORDS: Readonly<Record<string, MailWords>> = {
  en,
  de: {
    received: 'Eingegangen',
    form: 'Formular',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    spam: 'Spam',
    contactRequest: (id) => `Kontaktanfrage ${id}`,
    formRequest: (form, id) => `Formular ${form}, Anfrage ${id}`,
    possibleSpam: (subject) => `Möglicher Spam: ${subject}`,
  },
  fr: {
    received: 'Reçu',
    form: 'Formulaire',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    spam: 'Spam',
    contactRequest: (id) => `demande de contact ${id}`,
    formRequest: (form, id) => `formulaire ${form}, demande ${id}`,
    possibleSpam: (subject) => `Spam possible : ${subject}`,
  },
  es: {
    received: 'Recibido',
    form: 'Formulario',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    spam: 'Spam',
    contactRequest: (id) => `solicitud de contacto ${id}`,
    formRequest: (form, id) => `formulario ${form}, solicitud ${id}`,
    possibleSpam: (subject) => `Posible spam: ${subject}`,
  },
  it: {
    received: 'Ricevuto',
    form: 'Modulo',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefono',
    spam: 'Spam',
    contactRequest: (id) => `richiesta di contatto ${id}`,
    formRequest: (form, id) => `modulo ${form}, richiesta ${id}`,
    possibleSpam: (subject) => `Possibile spam: ${subject}`,
  },
  pl: {
    received: 'Otrzymano',
    form: 'Formularz',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
    spam: 'Spam',
    contactRequest: (id) => `wiadomość ${id}`,
    formRequest: (form, id) => `formularz ${form}, wiadomość ${id}`,
    possibleSpam: (subject) => `Możliwy spam: ${subject}`,
  },
  ar: {
    received: 'وقت الاستلام',
    form: 'النموذج',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    spam: 'رسالة مزعجة',
    contactRequest: (id) => `رسالة تواصل رقم ${id}`,
    formRequest: (form, id) => `النموذج ${form}، رسالة رقم ${id}`,
    possibleSpam: (subject) => `يُحتمل أنها رسالة مزعجة: ${subject}`,
  },
}

/** @param language BCP 47; others than the built-in ones have English words */
export const getMailWords = (language = 'en'): MailWords =>
  WORDS[language] ?? WORDS[language.replace(/-.*/, '')] ?? en
