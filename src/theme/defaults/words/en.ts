export const en = {
  home: 'Home',
  more: 'More',
  words: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    breadcrumb: 'Breadcrumb',
    pageNumber: 'Sheet',
    pageNumberOf: 'of',
    loading: 'Loading',
    openMenu: 'Menu',
    closeMenu: 'Close',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    pauseBanner: 'Pause the moving line',
    resumeBanner: 'Move the line again',
  },
  languages: 'Language',
  footer: { linksTitle: 'Pages' },
  notice: { label: 'Notice', dismiss: 'Dismiss' },
  notFound: {
    title: 'Page not found',
    headline: 'There is no page here',
    text: 'The page may have moved, or there is a slip in the address.',
    nearest: 'Were you looking for one of these?',
    action: 'Go to the home page',
  },
  errorScreen: {
    headline: 'Something went wrong',
    text: 'This page stopped working. Loading it again usually helps.',
    reload: 'Load the page again',
  },
  requestPages: {
    sent: {
      title: 'Message sent',
      headline: 'Thank you for your message',
      text: 'It has arrived, and we will answer to the email address that you gave us.',
    },
    invalid: {
      title: 'Message not sent',
      headline: 'Something has to be corrected',
      text: 'Your message has not been sent yet. Go back to the form with the back button of your browser, correct the following, and send it again.',
      reasons: {
        name: 'The name is too long, or it has characters that cannot be shown.',
        email: 'The email address is not complete. It looks like name@example.com.',
        contact: 'The phone number may have digits only. It can be left empty.',
        message: 'The message is too long, or it has characters that cannot be read.',
        form: 'The message did not arrive as the form sends it. Open the form and send it from there.',
      },
    },
    busy: {
      title: 'Too many messages',
      headline: 'Please wait a few minutes',
      text: 'Many messages have come from your network, so this one was not stored. Go back with the back button of your browser in a few minutes and send it again.',
    },
    unavailable: {
      title: 'Message not sent',
      headline: 'We cannot take messages right now',
      text: 'Your message was not stored. Go back with the back button of your browser in a minute and send it again.',
    },
  },
  contact: {
    heading: 'Contact',
    copy: {
      label: 'Copy the email address',
      done: 'Copied',
      refused: 'Your browser does not copy: the address is selected',
    },
    form: {
      heading: 'Write to us',
      fields: {
        name: { label: 'Name' },
        email: { label: 'Email', error: 'Please enter an email address such as name@example.com.' },
        contact: { label: 'Phone', error: 'A phone number has digits only.' },
        message: {
          label: 'Message',
          error: 'The message is too long to be sent.',
          counter: '{length} of {limit} characters',
        },
      },
      submit: 'Send',
      sending: 'Sending …',
      success: 'Thank you. Your message has been sent.',
      failure: 'The message could not be sent. Please try again.',
    },
  },
  hours: {
    labels: {
      closed: 'Closed',
      openNow: 'Open now',
      closedNow: 'Closed now',
      exceptions: 'Holidays and exceptions',
    },
  },
  gallery: {
    labels: { close: 'Close', previous: 'Previous picture', next: 'Next picture' },
  },
  form: {
    messages: {
      optional: 'optional',
      sending: 'Sending …',
      sent: 'Thank you. Your form has been sent.',
      failure: 'The form could not be sent. Please try again in a few minutes.',
      noService:
        'This form cannot receive anything at the moment. Please contact us in another way.',
      required: 'Please fill in this field.',
      choose: 'Please choose one of the options.',
      accept: 'Please tick this box.',
      email: 'Please enter an email address like name@example.com.',
      phone: 'Please enter a phone number like +49 30 123456.',
      date: 'Please enter a date as year, month and day, like 2027-05-31.',
      number: 'Please enter a number.',
      tooLong: 'Please enter at most {limit} characters.',
      changed: 'This form has changed. Please open the page again and send it from there.',
    },
  },
  caseStudy: {
    contents: 'On this page',
    profile: 'The client',
    objective: 'The task',
    solution: 'The solution',
    technology: 'Technology',
    workings: 'How it works',
    looks: 'How it looks',
  },
}

export type Words = typeof en
