import type { Words } from './en.ts'

export const de: Words = {
  home: 'Startseite',
  more: 'Mehr',
  words: {
    skipToContent: 'Zum Inhalt springen',
    mainNavigation: 'Hauptmenü',
    footerNavigation: 'Fußzeile',
    breadcrumb: 'Brotkrumenpfad',
    pageNumber: 'Blatt',
    pageNumberOf: 'von',
    loading: 'Wird geladen',
    openMenu: 'Menü',
    closeMenu: 'Schließen',
    previousPage: 'Vorherige Seite',
    nextPage: 'Nächste Seite',
    addToCalendar: 'In den Kalender übernehmen',
    pauseBanner: 'Laufschrift anhalten',
    resumeBanner: 'Laufschrift fortsetzen',
  },
  languages: 'Sprache',
  footer: { linksTitle: 'Seiten' },
  notice: { label: 'Hinweis', dismiss: 'Ausblenden' },
  search: {
    label: 'Suche',
    field: 'Diese Website durchsuchen',
    results: 'Treffer: {count}',
    nothing: 'Keine Seite gefunden. Versuchen Sie andere Wörter.',
    failure:
      'Die Suche kann gerade nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    close: 'Schließen',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    headline: 'Hier ist keine Seite',
    text: 'Die Seite ist vielleicht umgezogen, oder in der Adresse steckt ein Tippfehler.',
    nearest: 'Suchen Sie eine von diesen?',
    action: 'Zur Startseite',
  },
  errorScreen: {
    headline: 'Etwas ist schiefgegangen',
    text: 'Diese Seite ist stehen geblieben. Meist hilft es, sie neu zu laden.',
    reload: 'Seite neu laden',
  },
  requestPages: {
    sent: {
      title: 'Nachricht gesendet',
      headline: 'Danke für Ihre Nachricht',
      text: 'Sie ist angekommen. Wir antworten an die E-Mail-Adresse, die Sie angegeben haben.',
    },
    invalid: {
      title: 'Nachricht nicht gesendet',
      headline: 'Bitte noch etwas berichtigen',
      text: 'Ihre Nachricht ist noch nicht gesendet. Gehen Sie mit der Zurück-Taste Ihres Browsers zum Formular, berichtigen Sie Folgendes und senden Sie es noch einmal.',
      reasons: {
        name: 'Der Name ist zu lang oder enthält Zeichen, die nicht angezeigt werden können.',
        email: 'Die E-Mail-Adresse ist nicht vollständig. Sie sieht aus wie name@example.com.',
        contact: 'Die Telefonnummer darf nur Ziffern haben. Sie kann auch leer bleiben.',
        message: 'Die Nachricht ist zu lang oder enthält Zeichen, die nicht gelesen werden können.',
        form: 'Die Nachricht kam nicht so an, wie das Formular sie sendet. Öffnen Sie das Formular und senden Sie sie von dort.',
      },
    },
    busy: {
      title: 'Zu viele Nachrichten',
      headline: 'Bitte warten Sie einige Minuten',
      text: 'Aus Ihrem Netz kamen viele Nachrichten, darum wurde diese nicht gespeichert. Gehen Sie in einigen Minuten mit der Zurück-Taste Ihres Browsers zurück und senden Sie sie noch einmal.',
    },
    unavailable: {
      title: 'Nachricht nicht gesendet',
      headline: 'Gerade können wir keine Nachrichten annehmen',
      text: 'Ihre Nachricht wurde nicht gespeichert. Gehen Sie in einer Minute mit der Zurück-Taste Ihres Browsers zurück und senden Sie sie noch einmal.',
    },
  },
  contact: {
    heading: 'Kontakt',
    copy: {
      label: 'E-Mail-Adresse kopieren',
      done: 'Kopiert',
      refused: 'Ihr Browser kopiert nicht: Die Adresse ist markiert',
    },
    form: {
      heading: 'Schreiben Sie uns',
      fields: {
        name: { label: 'Name' },
        email: {
          label: 'E-Mail',
          error: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
        },
        contact: { label: 'Telefon', error: 'Eine Telefonnummer hat nur Ziffern.' },
        message: {
          label: 'Nachricht',
          error: 'Die Nachricht ist zu lang zum Senden.',
          counter: '{length} von {limit} Zeichen',
        },
      },
      submit: 'Senden',
      sending: 'Wird gesendet …',
      success: 'Danke. Ihre Nachricht ist gesendet.',
      failure: 'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    },
  },
  hours: {
    labels: {
      closed: 'Geschlossen',
      openNow: 'Jetzt geöffnet',
      closedNow: 'Jetzt geschlossen',
      exceptions: 'Feiertage und Ausnahmen',
    },
  },
  events: { labels: { empty: 'Zurzeit sind keine Termine geplant.', past: 'Vergangene Termine' } },
  gallery: {
    labels: { close: 'Schließen', previous: 'Vorheriges Bild', next: 'Nächstes Bild' },
  },
  form: {
    messages: {
      optional: 'freiwillig',
      sending: 'Wird gesendet …',
      sent: 'Danke. Ihr Formular ist gesendet.',
      failure:
        'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
      noService:
        'Dieses Formular kann zurzeit nichts empfangen. Bitte melden Sie sich auf einem anderen Weg bei uns.',
      required: 'Bitte füllen Sie dieses Feld aus.',
      choose: 'Bitte wählen Sie eine der Möglichkeiten.',
      accept: 'Bitte setzen Sie hier ein Häkchen.',
      email: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
      phone: 'Bitte geben Sie eine Telefonnummer wie +49 30 123456 ein.',
      date: 'Bitte geben Sie ein Datum mit Jahr, Monat und Tag ein, etwa 2027-05-31.',
      number: 'Bitte geben Sie eine Zahl ein.',
      tooLong: 'Bitte geben Sie höchstens {limit} Zeichen ein.',
      changed:
        'Dieses Formular hat sich geändert. Bitte öffnen Sie die Seite neu und senden Sie es von dort.',
    },
  },
  caseStudy: {
    contents: 'Auf dieser Seite',
    profile: 'Der Kunde',
    objective: 'Die Aufgabe',
    solution: 'Die Lösung',
    technology: 'Technik',
    workings: 'So funktioniert es',
    looks: 'So sieht es aus',
  },
}
