// Generates the content of a marketing site with a number of pages. Equal numbers give equal bytes.
import { stringify } from 'yaml'

const VOCABULARY = 2000
const SKEW = 2.4 // > 1: early words of the list come up more often, as in prose

function rng(seed) {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const GROUPS = ['Cloud', 'Data', 'Product', 'Security', 'Platform', 'Advisory']
const PRACTICE =
  'Migration,Modernisation,Observability,Automation,Governance,Integration,Analytics,Design,Delivery,Resilience,Compliance,Engineering,Discovery,Enablement,Optimisation,Architecture'.split(
    ',',
  )
const DOMAIN =
  'Retail,Insurance,Logistics,Healthcare,Energy,Banking,Public Sector,Manufacturing,Travel,Media,Telecoms,Education'.split(
    ',',
  )
const TECH =
  'TypeScript,React,Node.js,PostgreSQL,Kubernetes,Terraform,Kafka,Go,Rust,Python,Redis,GraphQL,OpenTelemetry,ClickHouse,Airflow,dbt,Spark,Elixir,Vault,Nomad,Envoy,NATS,Svelte,Swift,Kotlin,Flink'.split(
    ',',
  )
// Body text is made of pseudo-words so that it compresses like prose. Templates made of a few dozen
// phrases compress 17:1 and would flatter tools that ship the whole site in one file.
const GLUE = 'the,of,and,to,with,for,in,a,that,your,our,on'.split(',')
const WORDS = (() => {
  const r = rng(7)
  const A = 'b,br,c,ch,d,dr,f,g,gr,h,l,m,n,p,pl,pr,qu,r,s,sh,st,t,tr,v,w'.split(',')
  const V = 'a,e,i,o,u,ea,io,ou'.split(',')
  const Z = ',,n,r,s,t,l,m,nd,st'.split(',')
  const E = ',,ing,ed,ly,tion,er,s'.split(',')
  const set = new Set()
  const at = (x) => x[Math.floor(r() * x.length)]
  while (set.size < VOCABULARY) {
    let w = ''
    for (let k = 1 + Math.floor(r() * 2.4); k > 0; k--) w += at(A) + at(V) + at(Z)
    set.add(w + at(E))
  }
  return [...set]
})()
const OUTCOME =
  'Shorter lead times,Fewer incidents,Predictable spend,Cleaner data,Happier teams,Faster audits,Smaller releases,Clear ownership,Lower run cost,Better conversion,Safer changes,Quicker onboarding'.split(
    ',',
  )
const STEP = 'Listen,Map,Prototype,Build,Prove,Migrate,Harden,Hand over,Measure,Improve'.split(',')

const slug = (s) =>
  s
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function page(seed) {
  const r = rng(seed)
  const pick = (a) => a[Math.floor(r() * a.length)]
  const some = (a, n) => {
    const c = a.slice()
    const out = []
    while (out.length < n) out.push(c.splice(Math.floor(r() * c.length), 1)[0])
    return out
  }
  const int = (lo, hi) => lo + Math.floor(r() * (hi - lo + 1))
  const words = (n) =>
    Array.from({ length: n }, () =>
      r() < 0.42 ? pick(GLUE) : WORDS[Math.floor(r() ** SKEW * WORDS.length)],
    )
  const cap = (t) => t[0].toUpperCase() + t.slice(1)
  const sentence = () => `${cap(words(int(11, 17)).join(' '))}.`
  const short = () => cap(words(int(5, 7)).join(' '))
  const para = (n) => Array.from({ length: n }, sentence).join(' ')
  const image = () => `/images/pic-${String(int(1, 12)).padStart(2, '0')}.svg`
  const stats = () =>
    some(
      ['Uptime', 'Releases per week', 'Cost saved', 'Lead time cut', 'Teams enabled', 'Regions'],
      3,
    ).map((label) => ({
      value: `${int(2, 98)}${pick(['%', '+', 'x', 'M'])}`,
      label,
    }))
  return {
    r,
    pick,
    some,
    int,
    sentence,
    short,
    para,
    image,
    stats,
    hero: (title, eyebrow, lead) => ({
      type: 'hero',
      eyebrow,
      title,
      lead,
      ctas: [
        { label: 'Book a call', href: '/contact/' },
        { label: 'See our work', href: '/work/' },
      ],
      stats: stats(),
    }),
    explainer: (heading) => ({
      type: 'explainer',
      heading,
      paragraphs: [para(3), para(3)],
      bullets: Array.from({ length: 5 }, short),
    }),
    accordion: (heading) => ({
      type: 'accordion',
      heading,
      items: some(OUTCOME, 4).map((title) => ({
        title,
        subtitle: sentence(),
        image: image(),
        description: para(2),
      })),
    }),
    benefits: (heading) => ({
      type: 'grid',
      variant: 'benefits',
      heading,
      items: some(OUTCOME, 4).map((title) => ({ title, text: sentence() })),
    }),
    process: (heading) => ({
      type: 'process',
      heading,
      steps: some(STEP, 5).map((title) => ({ title, text: sentence() })),
    }),
    tech: (heading) => ({
      type: 'grid',
      variant: 'tech',
      heading,
      items: some(TECH, 12).map((title) => ({
        title,
        text: pick(['Build', 'Run', 'Observe', 'Secure', 'Store', 'Stream']),
      })),
    }),
    cards: (links) => ({
      type: 'cards',
      items: links.map((l) => ({
        title: l.title,
        text: sentence(),
        href: l.path,
        label: 'Read more',
      })),
    }),
    statsSection: (heading) => ({
      type: 'stats',
      heading,
      items: [...stats(), ...stats()].slice(0, 4),
    }),
    caseStudy: (link) => ({
      type: 'case-study',
      client: `${pick(['North', 'Blue', 'Harbour', 'Summit', 'Orchard'])} ${pick(['Freight', 'Mutual', 'Foods', 'Energy', 'Health'])}`,
      title: link.title,
      summary: para(2),
      image: image(),
      quote: {
        text: sentence(),
        author: pick(['Head of Engineering', 'Chief Operating Officer', 'Product Director']),
      },
      results: stats(),
      href: link.path,
    }),
    links: (heading, ls) => ({
      type: 'grid',
      variant: 'links',
      heading,
      items: ls.map((l) => ({ title: l.title, text: sentence(), href: l.path })),
    }),
  }
}

export function generate(n) {
  if (!(n >= 20)) throw new Error('N must be at least 20')
  // 1 home, 1 contact, 1 work index, 6 hubs, 10% case studies, the rest are service pages.
  const nCase = Math.max(3, Math.round(n * 0.1))
  const nSvc = n - 3 - GROUPS.length - nCase
  const svc = Array.from({ length: nSvc }, (_, i) => {
    const g = GROUPS[i % GROUPS.length]
    const p = PRACTICE[Math.floor(i / GROUPS.length) % PRACTICE.length]
    const k = Math.floor(i / (GROUPS.length * PRACTICE.length))
    const d = k === 0 ? '' : ` for ${DOMAIN[(k - 1) % DOMAIN.length]}`
    const gen = k > DOMAIN.length ? ` ${Math.floor((k - 1) / DOMAIN.length) + 1}` : ''
    const title = `${g} ${p}${d}${gen}`
    return { g, title, path: `/services/${slug(g)}/${slug(`${p}${d}${gen}`)}/` }
  })
  const cases = Array.from({ length: nCase }, (_, i) => {
    const title = `${DOMAIN[i % DOMAIN.length]} ${PRACTICE[Math.floor(i / DOMAIN.length) % PRACTICE.length]} story ${i + 1}`
    return { title, path: `/work/${slug(title)}/` }
  })
  const hubs = GROUPS.map((g) => ({ g, title: `${g} services`, path: `/services/${slug(g)}/` }))

  const routes = []
  const add = (path, title, description, sections) =>
    routes.push({ path, title, description, sections })

  {
    const p = page(1)
    add('/', 'Engineering partner for serious software', p.sentence(), [
      p.hero('Software that your business can lean on', 'Northwind Works', p.para(2)),
      p.statsSection('In numbers'),
      p.links('What we do', hubs),
      p.caseStudy(cases[0]),
      p.process('How we work'),
      p.benefits('Why teams choose us'),
      p.accordion('Questions we hear'),
      p.cards([svc[0], svc[1]]),
    ])
  }
  {
    const p = page(2)
    add('/contact/', 'Contact', p.sentence(), [
      p.hero('Talk to an engineer', 'Contact', p.para(2)),
      p.explainer('Before we talk'),
      p.cards([svc[0], cases[0]]),
    ])
  }
  {
    const p = page(3)
    add('/work/', 'Our work', p.sentence(), [
      p.hero('Work we are proud of', 'Case studies', p.para(2)),
      p.links('Selected stories', cases.slice(0, 12)),
      p.cards([cases[0], cases[1]]),
    ])
  }
  hubs.forEach((h, i) => {
    const p = page(100 + i)
    add(h.path, h.title, p.sentence(), [
      p.hero(h.title, h.g, p.para(2)),
      p.explainer(`What ${h.g.toLowerCase()} means here`),
      p.links(`All ${h.g.toLowerCase()} services`, svc.filter((s) => s.g === h.g).slice(0, 12)),
      p.process('How an engagement runs'),
      p.cards([cases[i % cases.length], cases[(i + 1) % cases.length]]),
    ])
  })
  svc.forEach((s, i) => {
    const p = page(10_000 + i)
    add(s.path, s.title, p.sentence(), [
      p.hero(s.title, s.g, p.para(2)),
      p.explainer(`Why ${s.title.toLowerCase()}`),
      p.accordion('What is included'),
      p.benefits('What you gain'),
      p.process('How it runs'),
      p.tech('Technology'),
      p.cards([svc[(i + 1) % svc.length], cases[i % cases.length]]),
    ])
  })
  cases.forEach((c, i) => {
    const p = page(1_000_000 + i)
    add(c.path, c.title, p.sentence(), [
      p.hero(c.title, 'Case study', p.para(2)),
      p.caseStudy(cases[(i + 1) % cases.length]),
      p.explainer('The situation'),
      p.statsSection('Results'),
      p.process('What we did'),
      p.tech('Built with'),
      p.cards([svc[i % svc.length], svc[(i + 5) % svc.length]]),
    ])
  })

  // The nav does not grow with N: page weight must not depend on the number of routes.
  const nav = GROUPS.map((g) => ({
    label: g,
    links: [
      { label: `${g} overview`, href: `/services/${slug(g)}/` },
      ...svc
        .filter((s) => s.g === g)
        .slice(0, 7)
        .map((s) => ({ label: s.title, href: s.path })),
    ],
  }))
  return {
    site: {
      name: 'Northwind Works',
      lang: 'en',
      url: 'https://www.example.com',
      tagline: 'Engineering partner for serious software',
    },
    nav,
    footer: {
      columns: [
        { heading: 'Services', links: hubs.map((h) => ({ label: h.title, href: h.path })) },
        {
          heading: 'Work',
          links: cases.slice(0, 3).map((c) => ({ label: c.title, href: c.path })),
        },
        {
          heading: 'Company',
          links: [
            { label: 'Contact', href: '/contact/' },
            { label: 'Our work', href: '/work/' },
          ],
        },
      ],
      copyright: '© Northwind Works. All rights reserved.',
    },
    routes,
  }
}

export const toYaml = (content) =>
  stringify(content, { lineWidth: 0, aliasDuplicateObjects: false })
