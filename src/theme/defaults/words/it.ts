import type { Words } from './en.ts'

export const it: Words = {
  home: 'Pagina iniziale',
  more: 'Altro',
  words: {
    skipToContent: 'Vai al contenuto',
    mainNavigation: 'Menu principale',
    footerNavigation: 'Piè di pagina',
    breadcrumb: 'Percorso di navigazione',
    pageNumber: 'Foglio',
    pageNumberOf: 'di',
    loading: 'Caricamento',
    openMenu: 'Menu',
    closeMenu: 'Chiudi',
    pauseBanner: 'Ferma il testo in movimento',
    resumeBanner: 'Riavvia il testo in movimento',
  },
  footer: { linksTitle: 'Pagine' },
  notice: { label: 'Avviso', dismiss: 'Nascondi' },
  notFound: {
    title: 'Pagina non trovata',
    headline: 'Qui non c’è nessuna pagina',
    text: 'Forse la pagina è stata spostata, oppure c’è un errore nell’indirizzo.',
    nearest: 'Cercava una di queste?',
    action: 'Vai alla pagina iniziale',
  },
  errorScreen: {
    headline: 'Qualcosa è andato storto',
    text: 'Questa pagina si è fermata. Di solito basta ricaricarla.',
    reload: 'Ricarica la pagina',
  },
  requestPages: {
    sent: {
      title: 'Messaggio inviato',
      headline: 'Grazie per il suo messaggio',
      text: 'È arrivato, e risponderemo all’indirizzo e-mail che ci ha indicato.',
    },
    invalid: {
      title: 'Messaggio non inviato',
      headline: 'C’è qualcosa da correggere',
      text: 'Il suo messaggio non è ancora stato inviato. Torni al modulo con il pulsante Indietro del browser, corregga quanto segue e lo invii di nuovo.',
      reasons: {
        name: 'Il nome è troppo lungo o contiene caratteri che non si possono mostrare.',
        email: 'L’indirizzo e-mail non è completo. Ha la forma nome@example.com.',
        contact: 'Il numero di telefono può avere solo cifre. Può anche restare vuoto.',
        message: 'Il messaggio è troppo lungo o contiene caratteri che non si possono leggere.',
        form: 'Il messaggio non è arrivato come lo invia il modulo. Apra il modulo e lo invii da lì.',
      },
    },
    busy: {
      title: 'Troppi messaggi',
      headline: 'Attenda qualche minuto',
      text: 'Dalla sua rete sono arrivati molti messaggi, perciò questo non è stato salvato. Torni indietro fra qualche minuto con il pulsante Indietro del browser e lo invii di nuovo.',
    },
    unavailable: {
      title: 'Messaggio non inviato',
      headline: 'In questo momento non possiamo ricevere messaggi',
      text: 'Il suo messaggio non è stato salvato. Torni indietro fra un minuto con il pulsante Indietro del browser e lo invii di nuovo.',
    },
  },
  contact: {
    heading: 'Contatti',
    copy: {
      label: 'Copia l’indirizzo e-mail',
      done: 'Copiato',
      refused: 'Il browser non copia: l’indirizzo è selezionato',
    },
    form: {
      heading: 'Ci scriva',
      fields: {
        name: { label: 'Nome' },
        email: { label: 'E-mail', error: 'Inserisca un indirizzo e-mail come nome@example.com.' },
        contact: { label: 'Telefono', error: 'Un numero di telefono ha solo cifre.' },
        message: {
          label: 'Messaggio',
          error: 'Il messaggio è troppo lungo per essere inviato.',
          counter: '{length} caratteri su {limit}',
        },
      },
      submit: 'Invia',
      sending: 'Invio in corso…',
      success: 'Grazie. Il suo messaggio è stato inviato.',
      failure: 'Non è stato possibile inviare il messaggio. Riprovi.',
    },
  },
  hours: {
    labels: {
      closed: 'Chiuso',
      openNow: 'Aperto ora',
      closedNow: 'Chiuso ora',
      exceptions: 'Festività ed eccezioni',
    },
  },
  gallery: {
    labels: { close: 'Chiudi', previous: 'Immagine precedente', next: 'Immagine successiva' },
  },
  form: {
    messages: {
      optional: 'facoltativo',
      sending: 'Invio in corso …',
      sent: 'Grazie. Il modulo è stato inviato.',
      failure: 'Non è stato possibile inviare il modulo. Riprovi tra qualche minuto.',
      required: 'Compili questo campo.',
      choose: 'Scelga una delle opzioni.',
      accept: 'Selezioni questa casella.',
      email: 'Inserisca un indirizzo e-mail come nome@example.com.',
      phone: 'Inserisca un numero di telefono come +39 06 1234567.',
      date: 'Inserisca una data con anno, mese e giorno, ad esempio 2027-05-31.',
      number: 'Inserisca un numero.',
      tooLong: 'Inserisca al massimo {limit} caratteri.',
      changed: 'Questo modulo è cambiato. Riapra la pagina e lo invii da lì.',
    },
  },
  caseStudy: {
    contents: 'In questa pagina',
    profile: 'Il cliente',
    objective: 'L’obiettivo',
    solution: 'La soluzione',
    technology: 'Tecnologia',
    workings: 'Come funziona',
    looks: 'Che aspetto ha',
  },
}
