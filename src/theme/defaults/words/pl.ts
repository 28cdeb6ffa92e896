import type { Words } from './en.ts'

export const pl: Words = {
  home: 'Strona główna',
  more: 'Więcej',
  words: {
    skipToContent: 'Przejdź do treści',
    mainNavigation: 'Menu główne',
    footerNavigation: 'Stopka',
    breadcrumb: 'Ścieżka nawigacji',
    pageNumber: 'Arkusz',
    pageNumberOf: 'z',
    loading: 'Wczytywanie',
    openMenu: 'Menu',
    closeMenu: 'Zamknij',
    pauseBanner: 'Zatrzymaj przesuwający się tekst',
    resumeBanner: 'Wznów przesuwanie tekstu',
  },
  footer: { linksTitle: 'Strony' },
  notice: { label: 'Komunikat', dismiss: 'Ukryj' },
  notFound: {
    title: 'Nie znaleziono strony',
    headline: 'Nie ma tu żadnej strony',
    text: 'Być może strona została przeniesiona albo w adresie jest literówka.',
    nearest: 'Może chodziło o jedną z tych stron?',
    action: 'Przejdź do strony głównej',
  },
  errorScreen: {
    headline: 'Coś poszło nie tak',
    text: 'Ta strona przestała działać. Zwykle pomaga ponowne wczytanie.',
    reload: 'Wczytaj stronę ponownie',
  },
  requestPages: {
    sent: {
      title: 'Wiadomość wysłana',
      headline: 'Dziękujemy za wiadomość',
      text: 'Wiadomość dotarła. Odpowiemy na podany adres e-mail.',
    },
    invalid: {
      title: 'Wiadomość nie została wysłana',
      headline: 'Trzeba jeszcze coś poprawić',
      text: 'Wiadomość nie została jeszcze wysłana. Wróć do formularza przyciskiem Wstecz w przeglądarce, popraw poniższe i wyślij ponownie.',
      reasons: {
        name: 'Imię i nazwisko jest za długie albo zawiera znaki, których nie można wyświetlić.',
        email: 'Adres e-mail jest niepełny. Powinien wyglądać jak nazwa@example.com.',
        contact: 'Numer telefonu może zawierać tylko cyfry. Można go też pominąć.',
        message: 'Wiadomość jest za długa albo zawiera znaki, których nie można odczytać.',
        form: 'Wiadomość nie dotarła tak, jak wysyła ją formularz. Otwórz formularz i wyślij ją stamtąd.',
      },
    },
    busy: {
      title: 'Za dużo wiadomości',
      headline: 'Prosimy odczekać kilka minut',
      text: 'Z tej sieci przyszło wiele wiadomości, dlatego ta nie została zapisana. Wróć za kilka minut przyciskiem Wstecz w przeglądarce i wyślij ją ponownie.',
    },
    unavailable: {
      title: 'Wiadomość nie została wysłana',
      headline: 'Chwilowo nie możemy przyjmować wiadomości',
      text: 'Wiadomość nie została zapisana. Wróć za minutę przyciskiem Wstecz w przeglądarce i wyślij ją ponownie.',
    },
  },
  contact: {
    heading: 'Kontakt',
    copy: {
      label: 'Skopiuj adres e-mail',
      done: 'Skopiowano',
      refused: 'Przeglądarka nie kopiuje: adres jest zaznaczony',
    },
    form: {
      heading: 'Napisz do nas',
      fields: {
        name: { label: 'Imię i nazwisko' },
        email: { label: 'E-mail', error: 'Podaj adres e-mail, na przykład nazwa@example.com.' },
        contact: { label: 'Telefon', error: 'Numer telefonu składa się tylko z cyfr.' },
        message: {
          label: 'Wiadomość',
          error: 'Wiadomość jest za długa, żeby ją wysłać.',
          counter: 'Znaki: {length} z {limit}',
        },
      },
      submit: 'Wyślij',
      sending: 'Wysyłanie…',
      success: 'Dziękujemy. Wiadomość została wysłana.',
      failure: 'Nie udało się wysłać wiadomości. Spróbuj ponownie.',
    },
  },
  hours: {
    labels: {
      closed: 'Zamknięte',
      openNow: 'Teraz otwarte',
      closedNow: 'Teraz zamknięte',
      exceptions: 'Święta i wyjątki',
    },
  },
  gallery: {
    labels: { close: 'Zamknij', previous: 'Poprzednie zdjęcie', next: 'Następne zdjęcie' },
  },
  form: {
    messages: {
      optional: 'opcjonalnie',
      sending: 'Wysyłanie …',
      sent: 'Dziękujemy. Formularz został wysłany.',
      failure: 'Nie udało się wysłać formularza. Prosimy spróbować ponownie za kilka minut.',
      required: 'Prosimy wypełnić to pole.',
      choose: 'Prosimy wybrać jedną z możliwości.',
      accept: 'Prosimy zaznaczyć to pole.',
      email: 'Prosimy podać adres e-mail, na przykład nazwa@example.com.',
      phone: 'Prosimy podać numer telefonu, na przykład +48 22 123 45 67.',
      date: 'Prosimy podać datę z rokiem, miesiącem i dniem, na przykład 2027-05-31.',
      number: 'Prosimy podać liczbę.',
      tooLong: 'Prosimy podać najwyżej {limit} znaków.',
      changed: 'Ten formularz się zmienił. Prosimy otworzyć stronę ponownie i wysłać go stamtąd.',
    },
  },
  caseStudy: {
    contents: 'Na tej stronie',
    profile: 'Klient',
    objective: 'Cel',
    solution: 'Rozwiązanie',
    technology: 'Technologia',
    workings: 'Jak to działa',
    looks: 'Jak to wygląda',
  },
}
