import type { Words } from './en.ts'

export const es: Words = {
  home: 'Inicio',
  more: 'Más',
  words: {
    skipToContent: 'Saltar al contenido',
    mainNavigation: 'Menú principal',
    footerNavigation: 'Pie de página',
    breadcrumb: 'Ruta de navegación',
    pageNumber: 'Hoja',
    pageNumberOf: 'de',
    loading: 'Cargando',
    openMenu: 'Menú',
    closeMenu: 'Cerrar',
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
    addToCalendar: 'Añadir al calendario',
    pauseBanner: 'Detener el texto en movimiento',
    resumeBanner: 'Reanudar el texto en movimiento',
  },
  languages: 'Idioma',
  footer: { linksTitle: 'Páginas' },
  notice: { label: 'Aviso', dismiss: 'Ocultar' },
  notFound: {
    title: 'Página no encontrada',
    headline: 'Aquí no hay ninguna página',
    text: 'Puede que la página se haya movido o que haya una errata en la dirección.',
    nearest: '¿Buscaba alguna de estas?',
    action: 'Ir al inicio',
  },
  errorScreen: {
    headline: 'Algo ha fallado',
    text: 'Esta página ha dejado de funcionar. Suele bastar con cargarla de nuevo.',
    reload: 'Cargar la página de nuevo',
  },
  requestPages: {
    sent: {
      title: 'Mensaje enviado',
      headline: 'Gracias por su mensaje',
      text: 'Ha llegado bien, y le responderemos a la dirección de correo que nos ha dado.',
    },
    invalid: {
      title: 'Mensaje no enviado',
      headline: 'Falta corregir algo',
      text: 'Su mensaje aún no se ha enviado. Vuelva al formulario con el botón Atrás del navegador, corrija lo siguiente y envíelo de nuevo.',
      reasons: {
        name: 'El nombre es demasiado largo o tiene caracteres que no se pueden mostrar.',
        email: 'La dirección de correo no está completa. Tiene la forma nombre@example.com.',
        contact: 'El teléfono solo puede tener cifras. También puede quedar vacío.',
        message: 'El mensaje es demasiado largo o tiene caracteres que no se pueden leer.',
        form: 'El mensaje no llegó como lo envía el formulario. Abra el formulario y envíelo desde allí.',
      },
    },
    busy: {
      title: 'Demasiados mensajes',
      headline: 'Espere unos minutos, por favor',
      text: 'Han llegado muchos mensajes desde su red, así que este no se ha guardado. Vuelva dentro de unos minutos con el botón Atrás del navegador y envíelo de nuevo.',
    },
    unavailable: {
      title: 'Mensaje no enviado',
      headline: 'Ahora mismo no podemos recibir mensajes',
      text: 'Su mensaje no se ha guardado. Vuelva dentro de un minuto con el botón Atrás del navegador y envíelo de nuevo.',
    },
  },
  contact: {
    heading: 'Contacto',
    copy: {
      label: 'Copiar la dirección de correo',
      done: 'Copiada',
      refused: 'Su navegador no copia: la dirección está seleccionada',
    },
    form: {
      heading: 'Escríbanos',
      fields: {
        name: { label: 'Nombre' },
        email: {
          label: 'Correo electrónico',
          error: 'Escriba una dirección de correo como nombre@example.com.',
        },
        contact: { label: 'Teléfono', error: 'Un teléfono solo tiene cifras.' },
        message: {
          label: 'Mensaje',
          error: 'El mensaje es demasiado largo para enviarlo.',
          counter: '{length} de {limit} caracteres',
        },
      },
      submit: 'Enviar',
      sending: 'Enviando…',
      success: 'Gracias. Su mensaje se ha enviado.',
      failure: 'No se ha podido enviar el mensaje. Inténtelo de nuevo.',
    },
  },
  hours: {
    labels: {
      closed: 'Cerrado',
      openNow: 'Abierto ahora',
      closedNow: 'Cerrado ahora',
      exceptions: 'Festivos y excepciones',
    },
  },
  events: { labels: { empty: 'No hay eventos previstos por ahora.', past: 'Eventos pasados' } },
  gallery: {
    labels: { close: 'Cerrar', previous: 'Imagen anterior', next: 'Imagen siguiente' },
  },
  form: {
    messages: {
      optional: 'opcional',
      sending: 'Enviando …',
      sent: 'Gracias. Su formulario se ha enviado.',
      failure: 'No se ha podido enviar el formulario. Inténtelo de nuevo en unos minutos.',
      noService:
        'Este formulario no puede recibir nada por el momento. Póngase en contacto con nosotros de otra manera.',
      required: 'Rellene este campo.',
      choose: 'Elija una de las opciones.',
      accept: 'Marque esta casilla.',
      email: 'Escriba una dirección de correo como nombre@example.com.',
      phone: 'Escriba un número de teléfono como +34 912 345 678.',
      date: 'Escriba una fecha con año, mes y día, por ejemplo 2027-05-31.',
      number: 'Escriba un número.',
      tooLong: 'Escriba como máximo {limit} caracteres.',
      changed: 'Este formulario ha cambiado. Vuelva a abrir la página y envíelo desde allí.',
    },
  },
  caseStudy: {
    contents: 'En esta página',
    profile: 'El cliente',
    objective: 'El objetivo',
    solution: 'La solución',
    technology: 'Tecnología',
    workings: 'Cómo funciona',
    looks: 'Qué aspecto tiene',
  },
}
