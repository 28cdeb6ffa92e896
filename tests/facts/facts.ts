/**
 * What the specification states as facts, as a table: transcribed twice by hand, and compared with the site.
 *
 * Rules of spelling, unless a field says otherwise:
 * - Text between quotation marks of the specification is copied letter by letter, without the marks.
 * - Addresses are copied with their capitals; under 2.3 they get '/Technologies/' in front.
 * - Lists keep the order of the specification. `''`, `[]` and `0` mean that nothing is given.
 */

/** A statistic. Of '45+ satisfied clients' the value is '45+' (up to the first space), the label the rest. */
export interface FigureFact {
  /** As displayed: '99.99%', '4.8/5', '50TB+', 'zero'. */
  readonly value: string
  /**
   * All in lower case ('roi impact'), with the hyphens of the specification.
   * A table cell that is a bare number gets the head of its column: 'projects', 'positive', 'rating'.
   */
  readonly label: string
}

/** A link or button: its label with the specification's capitals, and the address it leads to. */
export interface LinkFact {
  readonly label: string
  /** An address; 'panel:services' or 'panel:technologies' where it opens a dropdown. */
  readonly target: string
}

/** A group of a dropdown. */
export interface GroupFact {
  readonly title: string
  /** Addresses only; Node-JS as the table of the dropdown spells it. */
  readonly entries: readonly string[]
}

/** A row of the table in 2.9. */
export interface ServiceFact {
  /** From the first column: /services/web-dev for Application Services, else by name from 2.2. */
  readonly address: string
  /** First column without an address in parentheses: 'Application Services', 'Embedded Services'. */
  readonly name: string
  readonly figures: readonly FigureFact[]
  /** Names of the accordion items; [] where only their number is given. */
  readonly accordion: readonly string[]
  /** Items of the technology or industry grid: 8 where 2.9 says so or eight industries are named, else 12. */
  readonly tiles: number
  /** Where the 'Get In Touch' button of the header goes; '' for no visible action. */
  readonly button: string
}

/** A row of the table in 2.10. */
export interface TechnologyFact {
  readonly address: string
  /** First column, as spelt there: 'AngularJS', 'Vue.JS', '.NET Core', 'iOS'. */
  readonly name: string
  readonly figures: readonly FigureFact[]
  /** The number of services; 4 for Node.js, whose first four are known; 0 where the row says 'list'. */
  readonly services: number
  /** Whether that number is all of them: false for Node.js and where the row says 'list'. */
  readonly allServices: boolean
  /** Names in parentheses after the number, as worded; else []. */
  readonly serviceNames: readonly string[]
  /** The address of the page whose header text and stats it duplicates; else ''. */
  readonly headerOf: string
}

/** The product engineering page or a service landing page. */
export interface LandingFact {
  readonly address: string
  /** How many steps its process has. */
  readonly steps: number
  /** Their names; [] where not given. */
  readonly stepNames: readonly string[]
  readonly approachSteps: number
  /** Heading of the approach list. */
  readonly approachHeading: string
  /** Heading of the list of case studies; '' where not given. */
  readonly casesHeading: string
  /** The addresses of its case studies, in order, with or without a defined route. */
  readonly cases: readonly string[]
  /** The link or button to get in touch. */
  readonly touch: LinkFact
}

/** A case study: its address, and its topic as worded in 2.12. */
export interface StudyFact {
  readonly address: string
  /**
   * By the name of the study. Pairs share a topic: PWG-Mobile that of the wedding guide,
   * ISAWeb that of ISAA, and Newsbeen and Teenbeen the local news.
   */
  readonly topic: string
}

/** The specification's facts that a site file can get wrong. */
export interface Facts {
  /** Section 1, and what the shared layout says of the company. */
  readonly company: {
    readonly headquarters: string
    readonly servicesTagline: string
    readonly footerTagline: string
    /** What follows {name} in the legal name, from the comma on, with the last full stop. */
    readonly legalNameEnding: string
    /** What it does: the list in parentheses of the first bullet point of section 1, as worded. */
    readonly trades: readonly string[]
  }
  /** The three claims of the home page, in the order of section 1. */
  readonly homeClaims: readonly FigureFact[]
  /**
   * Every defined route: 2.2 in the order of the table, then the two outside the dropdown and the test
   * page, 2.3 in the order of the table (Node-Js as the route table spells it), 2.4 in its order.
   */
  readonly routes: readonly string[]
  /** Paths without a defined route to which links point, in the order of 2.4. */
  readonly undefinedTargets: readonly string[]
  /** Section 2.1. */
  readonly bar: {
    /** Where the logo goes. */
    readonly logo: string
    /** All entries after the logo; the two dropdowns are labelled 'Services' and 'Technologies'. */
    readonly entries: readonly LinkFact[]
    /** The six entries of the mobile menu, by label, in order. */
    readonly mobile: readonly string[]
    /** Title of the side panel of a dropdown. */
    readonly asideTitle: string
    readonly asideButton: LinkFact
  }
  readonly servicesMenu: readonly GroupFact[]
  readonly technologiesMenu: readonly GroupFact[]
  readonly footer: {
    readonly banner: LinkFact
    /** Title of the list. */
    readonly linksTitle: string
    /** The four links of the list that have an address. */
    readonly links: readonly LinkFact[]
    /** The two links that open dropdowns. */
    readonly panelLinks: readonly LinkFact[]
    readonly year: number
    readonly rights: string
  }
  /** Section 2.5. */
  readonly home: {
    /** The quoted names of sections, in order, 'By the numbers' among them. */
    readonly headings: readonly string[]
    readonly heroButton: LinkFact
    /** Addresses of the solution cards. */
    readonly solutions: readonly string[]
    /** Addresses of the project cards. */
    readonly projects: readonly string[]
    /** The two categories. */
    readonly categories: readonly string[]
    /** Label of the button under the projects. */
    readonly allWorks: string
    /** As worded, in lower case but for AI. */
    readonly aiTopics: readonly string[]
    readonly aiButton: LinkFact
    readonly about: readonly string[]
    readonly process: readonly string[]
  }
  /** Section 2.6 and the messages of section 5. */
  readonly contact: {
    /** Region, city (the state with it, as worded) and country of each office. */
    readonly offices: readonly {
      readonly region: string
      readonly city: string
      readonly country: string
    }[]
    readonly tooltip: string
    readonly emailMessage: string
    readonly phoneMessage: string
    /** The alert of a request that throws. */
    readonly failure: string
    /** The path of the one call. */
    readonly endpoint: string
    /** Names of the form values. */
    readonly fields: readonly string[]
  }
  /** Section 2.7: the heading, and three words of the note: 'no specific …'. */
  readonly careers: { readonly heading: string; readonly note: string }
  /** Section 2.8. */
  readonly clients: {
    readonly heading: string
    /** Every label, written out. */
    readonly labels: readonly string[]
    readonly invitation: string
    readonly points: readonly string[]
    readonly action: LinkFact
  }
  /** Section 2.9, shared by all service pages. */
  readonly serviceLayout: {
    readonly figures: number
    readonly accordion: number
    readonly benefits: number
    readonly steps: number
    /** 'Why choose us' cards. */
    readonly choices: number
    readonly buttonLabel: string
    /** The words before '...' in the heading of the explainer. */
    readonly explainerStart: string
    /** The words before and after '...' in the heading of the four cards. */
    readonly benefitsStart: string
    readonly benefitsEnd: string
    readonly choicesHeading: string
    /** Fields of a service item, from section 3. */
    readonly itemFields: readonly string[]
  }
  readonly services: readonly ServiceFact[]
  /** The specifics of the Full Stack page. */
  readonly fullStack: {
    readonly address: string
    readonly benefitsHeading: string
    readonly benefits: readonly string[]
    readonly steps: readonly string[]
    readonly industries: readonly string[]
    readonly choices: readonly string[]
  }
  readonly technologies: readonly TechnologyFact[]
  /** The header button of a technology page; target '' for no visible action. */
  readonly technologyButton: LinkFact
  /** Product engineering first, then the four landing pages in the order of 2.11. */
  readonly landings: readonly LandingFact[]
  /** Section 2.12. */
  readonly cases: {
    /** The six names of sections. */
    readonly headings: readonly string[]
    /** In the order of 2.4. */
    readonly studies: readonly StudyFact[]
    /** All topics in the order of 2.12. */
    readonly topics: readonly string[]
    /**
     * Section 9, last point, in its order, each belonging to a topic of 2.12. Words as worded there,
     * number and noun: '5 minutes', 'unlimited', '15 guests'; ALL and ANY in capitals, alone.
     */
    readonly limits: readonly { readonly topic: string; readonly words: string }[]
    /**
     * The roles of section 6 as worded, in order. Topic: that of the study the role obviously belongs to.
     * From the sales representative to the vice president it is one study; as roles and topics come in the
     * same order, that between the observer's and the domain admins'. '' for 'back-end team' and 'admin'.
     */
    readonly roles: readonly { readonly role: string; readonly topic: string }[]
  }
  /** Sections 4, 8 and 9; times in ms, lengths in px, shares in percent. */
  readonly constants: {
    readonly scrolledAfterPx: number
    readonly mobileBelowPx: number
    readonly panelCloseDelayMs: number
    readonly panelWidthPx: number
    readonly panelMaxWidthPercent: number
    readonly footerPanelDelayMs: number
    readonly toastMs: number
    readonly copiedTooltipMs: number
    readonly revealAtPercent: number
    /** How a change of page scrolls, as the adjective: 'smooth'. */
    readonly routeChangeScroll: string
    /** The router's error screen. */
    readonly errorScreen: string
  }
  /** The counts of section 9, point 'Counts'. */
  readonly counts: {
    readonly featuredProjects: number
    readonly solutionCards: number
    readonly aiCards: number
    readonly homeSteps: number
    readonly workflowSteps: number
    readonly accordionServices: number
    readonly benefitCards: number
    readonly techItems: number
    readonly industries: number
    readonly clientLogos: number
    readonly approachSteps: number
    readonly engineeringStudies: number
    readonly offices: number
  }
  /** What is odd and on purpose. */
  readonly oddities: {
    readonly testPage: { readonly address: string; readonly heading: string }
    /** Since when the embedded page claims to engineer: the quotation mark and the number. */
    readonly embeddedSince: string
    /** What the Android page says about devices: the number with its sign, and the two words after it. */
    readonly androidDevices: string
  }
}
