import { type MistakeClass, misspelt, mistakes, type Places, same } from '../mistake.ts'
import { matching, pictures } from '../places.ts'

const nameOf = (src: string) => src.slice(src.lastIndexOf('/') + 1)

/** Addresses of pictures with their alternative texts: `/one.svg, alt: A house`. */
const withAlts: Places = (site) =>
  pictures(site).flatMap((src) => {
    const alt = site.values.find(
      ({ key, first, from }) => key === 'alt' && first === src.first && from > src.from,
    )
    return alt ? [{ ...src, to: alt.to, text: site.text.slice(src.from, alt.to) }] : []
  })

const describedAs = (words: string) => (both: string) => both.replace(/alt: .*/, `alt: ${words}`)

const inAlt = mistakes('pictures', withAlts)

/** Missing pictures and their alternative texts. */
export const ofPictures: readonly MistakeClass[] = [
  ...mistakes('pictures', pictures)(['image/missing', 'schema/format'], same, {
    'the path of a Mac': (src) => `/Users/anna/Desktop/website/public${src}`,
    'a path of Windows': (src) => `C:\\Users\\Anna\\Website\\public${src.replaceAll('/', '\\')}`,
    'with the public folder': (src) => `public${src}`,
    relative: (src) => `..${src}`,
    'the file name alone': nameOf,
    'on the site itself': (src) => `https://www.trestlework.example${src}`,
    'on another site': (src) => `https://cdn.example.com/wp-content/uploads/${nameOf(src)}`,
    'the wrong extension': (src) => src.replace('.svg', '.png'),
    'no extension': (src) => src.replace('.svg', ''),
    'in capitals': (src) =>
      src.replace(/(?<=\/)\w(?=[\w-]*\.svg$)/, (first) => first.toUpperCase()),
    'a copy': (src) => src.replace('.svg', ' (1).svg'),
    misspelt: (src, random) => src.replace(/[^/]+(?=\.svg$)/, (name) => misspelt(name, random)),
    'in another folder': (src) => `/images/${nameOf(src)}`,
    'spaces for hyphens': (src) => src.replaceAll('-', ' '),
  }),
  ...inAlt(['image/poor-alt'], /describe|leave out/i, {
    'the name of the file for an alternative text': [
      (both) => both.replace(/([^/]+)(, alt: ).*/, '$1$2$1'),
      /see|show|describe|picture/i,
    ],
    'an alternative text that says image of': [
      (both) => both.replace(/alt: "?/, '$&Image of '),
      /image of|leave out|without|begin/i,
    ],
    'only that it is a picture': describedAs('picture'),
    'the name of a camera': describedAs('IMG_4032'),
    'in German, a picture of': describedAs('Ein Bild von einem Haus'),
  }),
  ...inAlt(
    ['schema/unknown-key', 'image/missing-alt', 'schema/not-allowed', 'schema/format'],
    /alt|decorative/,
    { 'an alternative text and decorative': (both) => `${both}, decorative: true` },
  ),
  ...inAlt(['image/missing-alt', 'schema/too-few', 'schema/format'], /alt|decorative/, {
    'no alternative text': (both) => both.replace(/alt: .*/, ''),
    'an empty alternative text': describedAs('""'),
  }),
  ...mistakes('pictures', matching(/(?<=image: )\{ src: \S+, alt: [^{}\n]*\}(?=$| \})/gm))(
    ['schema/wrong-type'],
    /src/,
    { 'the path alone': (image) => /src: (\S+),/.exec(image)?.[1] },
  ),
]
