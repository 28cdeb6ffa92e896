import type { Words } from './en.ts'

export const fr: Words = {
  home: 'Accueil',
  more: 'Plus',
  words: {
    skipToContent: 'Aller au contenu',
    mainNavigation: 'Menu principal',
    footerNavigation: 'Pied de page',
    breadcrumb: 'Fil d’Ariane',
    pageNumber: 'Feuille',
    pageNumberOf: 'sur',
    loading: 'Chargement',
    openMenu: 'Menu',
    closeMenu: 'Fermer',
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
    addToCalendar: 'Ajouter au calendrier',
    pauseBanner: 'Arrêter le texte défilant',
    resumeBanner: 'Relancer le texte défilant',
  },
  languages: 'Langue',
  footer: { linksTitle: 'Pages' },
  notice: { label: 'Annonce', dismiss: 'Masquer' },
  search: {
    label: 'Recherche',
    field: 'Rechercher sur ce site',
    results: 'Résultats : {count}',
    nothing: 'Aucune page trouvée. Essayez d’autres mots.',
    failure: 'La recherche ne peut pas être chargée. Veuillez réessayer plus tard.',
    close: 'Fermer',
  },
  notFound: {
    title: 'Page introuvable',
    headline: 'Il n’y a pas de page ici',
    text: 'La page a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
    nearest: 'Cherchiez-vous l’une de ces pages ?',
    action: 'Aller à l’accueil',
  },
  errorScreen: {
    headline: 'Une erreur s’est produite',
    text: 'Cette page s’est arrêtée. En général, il suffit de la recharger.',
    reload: 'Recharger la page',
  },
  requestPages: {
    sent: {
      title: 'Message envoyé',
      headline: 'Merci de votre message',
      text: 'Il est bien arrivé, et nous vous répondrons à l’adresse e-mail que vous avez indiquée.',
    },
    invalid: {
      title: 'Message non envoyé',
      headline: 'Il reste quelque chose à corriger',
      text: 'Votre message n’a pas encore été envoyé. Revenez au formulaire avec le bouton Précédent de votre navigateur, corrigez ce qui suit et envoyez-le de nouveau.',
      reasons: {
        name: 'Le nom est trop long ou contient des caractères qui ne peuvent pas être affichés.',
        email: 'L’adresse e-mail est incomplète. Elle ressemble à nom@example.com.',
        contact: 'Le numéro de téléphone ne peut contenir que des chiffres. Il est facultatif.',
        message: 'Le message est trop long ou contient des caractères illisibles.',
        form: 'Le message n’est pas arrivé comme le formulaire l’envoie. Ouvrez le formulaire et envoyez-le de là.',
      },
    },
    busy: {
      title: 'Trop de messages',
      headline: 'Veuillez patienter quelques minutes',
      text: 'De nombreux messages sont venus de votre réseau ; celui-ci n’a donc pas été enregistré. Revenez dans quelques minutes avec le bouton Précédent de votre navigateur et envoyez-le de nouveau.',
    },
    unavailable: {
      title: 'Message non envoyé',
      headline: 'Nous ne pouvons pas recevoir de messages pour l’instant',
      text: 'Votre message n’a pas été enregistré. Revenez dans une minute avec le bouton Précédent de votre navigateur et envoyez-le de nouveau.',
    },
  },
  contact: {
    heading: 'Contact',
    copy: {
      label: 'Copier l’adresse e-mail',
      done: 'Copiée',
      refused: 'Votre navigateur ne copie pas : l’adresse est sélectionnée',
    },
    form: {
      heading: 'Écrivez-nous',
      fields: {
        name: { label: 'Nom' },
        email: {
          label: 'E-mail',
          error: 'Veuillez saisir une adresse e-mail comme nom@example.com.',
        },
        contact: {
          label: 'Téléphone',
          error: 'Un numéro de téléphone ne contient que des chiffres.',
        },
        message: {
          label: 'Message',
          error: 'Le message est trop long pour être envoyé.',
          counter: '{length} caractères sur {limit}',
        },
      },
      submit: 'Envoyer',
      sending: 'Envoi en cours…',
      success: 'Merci. Votre message a été envoyé.',
      failure: 'Le message n’a pas pu être envoyé. Veuillez réessayer.',
    },
  },
  hours: {
    labels: {
      closed: 'Fermé',
      openNow: 'Ouvert maintenant',
      closedNow: 'Fermé maintenant',
      exceptions: 'Jours fériés et exceptions',
    },
  },
  events: {
    labels: { empty: 'Aucun événement n’est prévu pour le moment.', past: 'Événements passés' },
  },
  gallery: {
    labels: { close: 'Fermer', previous: 'Image précédente', next: 'Image suivante' },
  },
  form: {
    messages: {
      optional: 'facultatif',
      sending: 'Envoi en cours …',
      sent: 'Merci. Votre formulaire a été envoyé.',
      failure: "Le formulaire n'a pas pu être envoyé. Réessayez dans quelques minutes.",
      noService:
        'Ce formulaire ne peut rien recevoir pour le moment. Contactez-nous par un autre moyen.',
      required: 'Remplissez ce champ.',
      choose: 'Choisissez une des options.',
      accept: 'Cochez cette case.',
      email: 'Saisissez une adresse e-mail comme nom@example.com.',
      phone: 'Saisissez un numéro de téléphone comme +33 1 23 45 67 89.',
      date: 'Saisissez une date avec année, mois et jour, par exemple 2027-05-31.',
      number: 'Saisissez un nombre.',
      tooLong: 'Saisissez au plus {limit} caractères.',
      changed: 'Ce formulaire a changé. Rouvrez la page et envoyez-le à partir de là.',
    },
  },
  caseStudy: {
    contents: 'Sur cette page',
    profile: 'Le client',
    objective: 'L’objectif',
    solution: 'La solution',
    technology: 'Technologie',
    workings: 'Comment ça marche',
    looks: 'À quoi cela ressemble',
  },
}
