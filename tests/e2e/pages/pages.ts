/** A page that needs a session (spec §2), as an administrator opens it. */
interface AppPage {
  readonly path: string;
  readonly heading: RegExp;
  /** The operations that it asks the server for, each once. */
  readonly asks: readonly string[];
  /** It is a list: the query that it is made of. */
  readonly list?: string;
  /** Of a list that is shorter than its page: how many there are in the demo; other tests may add to them. */
  readonly atLeast?: number;
  /** Its pieces are those of another page, which is judged in dark and narrow as well. */
  readonly isAlike?: boolean;
  /** Where it leads to, if not to itself. */
  readonly leadsTo?: string;
}

const anyName = /\S/;

const nouns = [
  ['/events', 'Event', 'centreEvents', /^Events/],
  ['/centers', 'Center', 'trainingCentres', /^Centres/],
  ['/trainers', 'Trainer', 'trainers', /^Trainers/],
  ['/participants', 'Participant', 'participants', /^Participants/],
  ['/templates', 'Template', 'mergeTemplates', /^Templates/],
  ['/users', 'User', 'usersPaginated', /^Users/],
] as const;

/** A template has its paper beside it: what it can say, of the record that it is filled with. */
const paperOf = (type: string): readonly string[] =>
  type === 'Template' ? ['TemplateFields', 'EventPick', 'TemplateEvent', 'PreviewTemplate'] : [];

/** And its versions, named by what a template can say of any record. */
const versionsOf = (type: string): readonly string[] =>
  type === 'Template' ? ['TemplateVersions', 'TemplateFields'] : [];

const lengths: Readonly<Record<string, number>> = { '/centers': 24, '/templates': 18 };

function besideRecord(type: string): readonly string[] {
  if (type === 'User') return ['UserSignOn'];
  if (type === 'Participant') return ['OpenRequests'];
  return type === 'Event' || type === 'Center' ? ['HeldDocuments'] : [...paperOf(type), ...versionsOf(type)];
}

const besideList = (type: string): readonly string[] => (type === 'Event' ? ['OutdatedDocuments'] : []);

const alike: readonly string[] = ['Center', 'Trainer'];

const screensOf = ([path, type, list, heading]: (typeof nouns)[number]): readonly AppPage[] => [
  {
    path,
    heading,
    list,
    ...(path in lengths && { atLeast: lengths[path] }),
    asks: [`${type}List`, ...besideList(type)],
  },
  { path: `${path}/create`, heading: /^New /, asks: [] },
  {
    path: `${path}/1`,
    heading: anyName,
    asks: [`${type}Show`, 'AuditList', ...besideRecord(type)],
  },
  { path: `${path}/1/edit`, heading: /^Edit /, asks: [`${type}Edit`, ...paperOf(type)] },
];

const pagesOfNouns: readonly AppPage[] = nouns.flatMap((noun) =>
  screensOf(noun).map((page) => ({ ...page, isAlike: alike.includes(noun[1]) })),
);

const pagesOfBookings: readonly AppPage[] = [
  { path: '/bookings', heading: /^Bookings/, list: 'eventBookings', asks: ['BookingList'] },
  { path: '/bookings/create', heading: /^Add a booking$/, asks: ['EventList'] },
  {
    path: '/bookings/1',
    heading: anyName,
    asks: ['WizardBooking', 'AuditList', 'MadeDocuments'],
    leadsTo: '/bookings/wizard/bookings/1/view',
  },
  {
    path: '/bookings/1/edit',
    heading: /^Edit /,
    asks: ['BookingEdit', 'WizardBooking'],
    leadsTo: '/bookings/wizard/bookings/1/edit',
  },
  { path: '/waitingListEntries', heading: /^Waiting list/, asks: ['WaitingListEntryList'] },
];

const wizard = '/bookings/wizard';
const ofAvailability = ['WizardEvent', 'WizardAvailability'];

const pagesOfWizard: readonly AppPage[] = [
  ...['1', '100'].map((event) => ({
    path: `${wizard}/events/${event}/view`,
    heading: /^Seats$/,
    asks: [...ofAvailability, 'WizardEventPeople'],
  })),
  { path: `${wizard}/events/100/add-booking`, heading: /^Add a booking$/, asks: ofAvailability },
  // An event that is over: the page says why nobody joins its list.
  {
    path: `${wizard}/events/1/add-waiting-list`,
    heading: /^Add to the waiting list$/,
    asks: ofAvailability,
  },
  {
    path: `${wizard}/bookings/1/view`,
    heading: anyName,
    asks: ['WizardBooking', 'AuditList', 'MadeDocuments'],
  },
  { path: `${wizard}/bookings/1/edit`, heading: /^Edit /, asks: ['BookingEdit', 'WizardBooking'] },
  { path: `${wizard}/waiting-list-entries/1/view`, heading: anyName, asks: ['WizardEntry', 'AuditList'] },
  {
    path: `${wizard}/waiting-list-entries/1/edit`,
    heading: /^Edit /,
    asks: ['WaitingListEntryEdit', 'WizardEntry'],
  },
];

export const pages: readonly AppPage[] = [
  { path: '/', heading: /^Good (morning|afternoon|evening)/, asks: ['Home', 'RatesToMend'] },
  { path: '/log', heading: /^Log/, list: 'audits', asks: ['AuditList'] },
  { path: '/account', heading: /^Account$/, asks: ['HasPassword', 'MySecondFactor', 'MySessions'] },
  { path: '/access', heading: /^Roles and access$/, asks: ['RoleTable'] },
  { path: '/powerbi-dashboard', heading: /^Dashboard/, asks: ['Dashboard'] },
  { path: '/events/1?section=history', heading: anyName, asks: ['EventShow', 'AuditList', 'HeldDocuments'] },
  {
    path: '/events/1?section=agenda',
    heading: anyName,
    asks: ['EventShow', 'EventAgenda', 'TrainersElsewhere', 'AuditList', 'HeldDocuments'],
  },
  {
    path: '/events/1?section=approvals',
    heading: anyName,
    asks: ['EventShow', 'AuditList', 'HeldDocuments'],
  },
  {
    path: '/exchangeRateSets',
    heading: /^Exchange rates/,
    asks: ['ExchangeRateSetList', 'RatesPage', 'RateCourse'],
  },
  { path: '/exchangeRateSets/1', heading: anyName, asks: ['ExchangeRateSetShow', 'AuditList'] },
  {
    path: '/approvedDocuments',
    heading: /^Approved documents/,
    asks: ['ApprovedDocumentList', 'ApprovalCounts', 'StaleChanges'],
  },
  { path: '/approvedDocuments/1', heading: anyName, asks: ['ApprovedDocumentShow'] },
  { path: '/generatedDocuments', heading: /^Generated documents/, asks: ['GeneratedDocumentList'] },
  { path: '/documentRuns', heading: /^Document runs/, asks: ['DocumentRunEntryList'] },
  { path: '/tasks', heading: /^Tasks/, asks: ['TaskList'] },
  { path: '/redirects', heading: /^Redirects/, asks: ['RedirectList'] },
  { path: '/redirects/create', heading: /^New redirect$/, asks: [] },
  ...pagesOfNouns,
  ...pagesOfBookings,
  ...pagesOfWizard,
];
