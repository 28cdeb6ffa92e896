/** Sections 2.5 to 2.8 of the specification, as it words them. Links: 'label > target'. */
import { list, withPrefix } from './lists.ts'

export const home = {
  claims: list('99% client satisfaction, 15+ industries served, 100+ projects completed'),
  headings: list('Our Optimal Solutions, Our Work, About us, By the numbers, Our process'),
  shown: {
    heroButtons: ['Get in touch > /Contact-Us'],
    solutions: withPrefix(
      '/',
      'Product-Engineering, Mobile-Applications, Big-Data-Analytics, Google-Apps-for-Business, Social-Integration',
    ),
    projects: withPrefix(
      '/',
      'YepMe-Ecommerce, GoEmerge-Application, Jll-Presentation, Shopper-Drug-Mart',
    ),
    categories: list('Mobile Application, Product Engineering'),
    allWorks: 'View all works',
    aiTopics: list(
      'machine learning, natural language processing, computer vision, generative ai, chatbots, predictive analytics',
    ),
    aiButton: 'Get In Touch > /Contact-Us',
    about: list('Who we are, Our core values, Why choose us, What we do best'),
    processes: [list('Discover, Design, Refine, Deliver')],
  },
}

export const contact = {
  offices: [
    { region: 'North America', city: 'Rochester NY', country: 'United States' },
    { region: 'Asia', city: 'Tokyo', country: 'Japan' },
    { region: 'Asia', city: 'Noida', country: 'India' },
  ],
  fields: list('name, email, contact, message'),
  form: {
    copy: { done: 'Copied to your clipboard' },
    form: {
      fields: {
        email: { error: 'Please enter a valid email address.' },
        contact: { error: 'Phone number must contain only digits.' },
      },
      failure: 'Something went wrong. Please try again.',
      clearsAfter: ['success', 'blocked', 'failure'],
      endpoint: '/api/contactusrequest',
    },
  },
}

export const careers = { heading: 'Join Our Team', note: 'no specific openings' }

export const clients = {
  logos: {
    heading: 'Trusted by Leading Brands',
    items: Array.from({ length: 12 }, (_, index) => ({ name: `Client ${index + 1}` })),
  },
  invitation: 'Become Our Client Today',
  points: list('Custom solutions, Dedicated support, Proven results, Flexible engagement'),
  action: 'Get In Touch > /Contact-Us',
}
