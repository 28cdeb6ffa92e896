/** The steps of every process of the site, after the page that it stands on: no rule knows what comes first. */
export const STEPS: readonly (readonly [page: string, steps: string])[] = [
  ['/', 'Discover, Design, Refine, Deliver'],
  [
    '/services/web-dev',
    'Study the Task, Draw the Experience, Set the Architecture, Build in Slices, Launch and Look After',
  ],
  [
    '/services/Full-Stack-Development',
    'Requirement Gathering, UI/UX & Architecture, Development & Integration, Testing & QA, Deployment & Support',
  ],
  [
    '/services/Infrastructure-Services',
    'Open Every Closet, Set Recovery Targets, Lay Accounts and Network, Move in Waves, Break It on Purpose',
  ],
  [
    '/services/Managed-IT-Services',
    'Listen to the Present Team, Close the Open Doors, Sign What Will Be Measured, Change Shifts, Prune the List',
  ],
  [
    '/services/IT-Outsourcing',
    'Draw the Boundary, Meet the Engineers, Ship Something Small, Settle the Hours, Rehearse the Exit',
  ],
  [
    '/services/DevOps',
    'Walk with One Change, Make Builds Repeatable, Pave for One Service, Open the Gates by Degrees, Pass the Wheel',
  ],
  [
    '/services/UI-UX-Designing',
    'Observe, Structure, Wireframe, Prototype and Test, Specify and Accompany',
  ],
  [
    '/services/Business-Intelligence',
    'List the Decisions, Settle the Definitions, Shape the Sources, Draft and Reconcile, Train and Retire',
  ],
  [
    '/services/Data-Analytics',
    'State the Question, Trace the Records, Lay the Pipeline, Model and Challenge, Report and Look Back',
  ],
  [
    '/services/Database-Migration',
    'Take Inventory, Convert and Load, Replicate and Compare, Rehearse the Switch, Switch and Stand By',
  ],
  [
    '/services/Embedded-Product',
    'Set the Budgets, Try the Silicon, Bring Up the Board, Develop on Real Hardware, Hand Over to the Line',
  ],
  [
    '/services/Digital-Transformation',
    'Sit Beside the Work, Take Steps Away, Start in One Branch, Compare Side by Side, Retire the Old Way',
  ],
  [
    '/services/IT-Consulting',
    'Frame the Question, Gather the Evidence, Weigh the Options, Agree on the Roadmap, Accompany the Change',
  ],
  ['/Product-Engineering', 'Envision, Development, Re-engineering, Maintenance, Quality Assurance'],
  [
    '/Product-Engineering',
    'Meet the users, State the problem, Survey what exists, Rank the risks, Cut the scope, Draw the flows, Fix the architecture, Prove the hardest part, Set up the pipeline, Build in slices, Review every change, Test with real data, Release in stages, Measure and mend',
  ],
  ['/Mobile-Applications', 'Scenario, Prototype, Build, Field test, Publish'],
  [
    '/Mobile-Applications',
    'Find the moment of use, Choose the platforms, Choose native or shared code, Plan for no signal, Draw for the thumb, Ask for little, Prototype on the device, Design the service behind it, Protect what is stored, Build in short rounds, Test on old devices, Test with assistive technology, Prepare the store, Listen after the launch',
  ],
  ['/Big-Data-Analytics', 'Question, Sources, Pipeline, Storage, Answer'],
  [
    '/Big-Data-Analytics',
    'Write the question down, Agree on the words, Read raw records by eye, Sign data contracts, Keep what arrived, Tell event time from arrival, Make every load repeatable, Stream only what cannot wait, Lay out files for readers, Find the skewed key, Reconcile with the books, Mask people early, Watch freshness and volume, Put a price on each query',
  ],
  [
    '/Google-Apps-for-Business',
    'Follow the sheet, Sort out access, Build beside the suite, Run both, Hand over the domain side',
  ],
  [
    '/Google-Apps-for-Business',
    'Look through the version history, Map units and groups, Settle who owns the files, Pick script or service, Request narrow scopes, Sign in with the company account, Take roles from groups, Treat the sheet as a view, Work within the quotas, Lock before writing, Notify in the inbox, Record on whose behalf, Pilot with one unit, Leave the keys with you',
  ],
  ['/Social-Integration', 'Motive, Mechanics, Terms, Dress rehearsal, Live watch'],
  [
    '/Social-Integration',
    'Find the boast, Check what the network forbids, Start with the preview card, Let strangers begin, Sign in without posting rights, Offer words that can be changed, Give each share its own link, Land where the post pointed, Test in the in-app browser, Wrap every network, Screen what visitors write, Prepare for the lucky post, Tell friends from robots, End it properly',
  ],
]
