/** What is loaded together. A page's code comes in a few pieces: each request waits longer for its turn than it takes. */
interface ChunkGroup {
  readonly name: string | ((id: string) => string | null);
  /** Where the name is a function: what the bundler calls it when it tells how long it took. */
  readonly debugName?: string;
  readonly test: RegExp;
  readonly tags?: ['$initial'];
  readonly priority: number;
  readonly minSize?: number;
}

const ofRecord =
  /\/resources\/\w+\/(Show|Edit|Create|fields|inputs|validation|record)\.tsx?$|\/participants\/(Participant(Show|Create|Menu)|EraseDialog|people\/LikelySame|requests\/\w+)\./;
/** Generated screens and the lists written by hand; the log's list with what it says of a change, which records say too. */
const ofNoun =
  /\/resources\/\w+\/|\/overrides\/(\w+\/(list\/\w+|\w*List)|audits\/((changes|exported)\/)?\w+|participants\/(Participant(Show|Create|Menu)|EraseDialog|people\/LikelySame|requests\/\w+))\.tsx?$/;

/** A noun in two pieces: its list with what the data provider knows of it, and the pages of a record. */
function nounOf(id: string): string | null {
  const noun = /\/(?:resources|overrides)\/(\w+)\//.exec(id)?.[1];
  return noun === undefined ? null : `${noun}${ofRecord.test(id) ? '-record' : ''}`;
}

/** Screens written by hand, by noun and by its folder. */
function writtenOf(id: string): string | null {
  const [, noun, folder = 'screens'] = /\/overrides\/(\w+)\/(?:(\w+)\/)?(?:.*\/)?\w+\.tsx?$/.exec(id) ?? [];
  if (noun === undefined) return null;
  // The tab alone comes with the event's page; its editor, the drag library and the paper are parted where they load.
  if (folder === 'agenda') return id.endsWith('/AgendaTab.tsx') ? `${noun}-screens` : null;
  // Too little for a piece of its own, and its words are those of the merge.
  if (id.endsWith('/SelectedPeople.tsx')) return 'participants-merge';
  return `${noun}-${folder}`;
}

/** In bytes before minifying and compressing, which leave about a twelfth of them. */
const smallNoun = 30_000;

/**
 * From what changes least and is needed most; each takes along what it stands on and no piece above it has. What pages of
 * different kinds stand on is therefore named before them: else one would have to load the other for it.
 */
export const chunkGroups: ChunkGroup[] = [
  // What every page needs changes seldom and stays cached.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
    tags: ['$initial'],
    priority: 20,
  },
  { name: 'mui', test: /node_modules\/(@mui|@emotion)\//, tags: ['$initial'], priority: 19 },
  { name: 'vendor', test: /node_modules\//, tags: ['$initial'], priority: 18 },
  { name: 'app', test: /\/(src|overrides|resources)\//, tags: ['$initial'], priority: 17 },
  // The small things that pages of all kinds share, those before sign-in among them; of PDFs only the place of one.
  {
    name: 'base',
    test: /\/src\/(ui\/(?!pdf\/(?!PdfPages))|i18n|data|screens\/(PageFailure|Replace|sectionInAddress|use\w+)\.)|\/src\/fields\/((wording|value)\/|(?!rows|kind)\w+\/\w+\.ts$)|@mui\/icons-material\/|@mui\/material\/(TextField|InputAdornment|Alert|Card)\//,
    priority: 15,
  },
  { name: 'marks', test: /@mui\/material\/(Chip|Tooltip|LinearProgress)\//, priority: 14 },
  {
    name: 'cells',
    test: /\/src\/fields\/(?!richText|image|json)(\w+\/\w+Field\.tsx|cell\/)|\/src\/fields\/rows\/columnsOf|\/src\/screens\/(record\/RecordHeader|use\w+)\./,
    priority: 13,
  },
  {
    name: 'inputs',
    test: /\/src\/fields\/(?!richText|image|json|rows)\w+\/\w+Input\.tsx|\/src\/fields\/kind\//,
    priority: 12,
  },
  {
    name: 'list',
    test: /\/src\/screens\/(list(?!\/peek\/Peek[PV]|\/cells\/edit\/|\/views\/(?:arrange|menu)\/|\/figures\/(?!FigureChoice|groupCondition|numberColumns))|conditions|export|access|keyboard)\//,
    priority: 11,
  },
  // What the frame adds after its first picture, and what it does once the page is there.
  {
    name: 'frame',
    test: /\/src\/app\/layouts\/(rail\/PinnedViews|OfflineBar|keys\/(FrameKeys|PaperKeys))\./,
    priority: 10,
  },
  {
    name: 'AfterPaint',
    test: /\/src\/(app\/(navigation\/ahead\/AfterPaint|palette\/recentPages)|data\/headStart\/ke\w+Asks)\./,
    priority: 10,
  },
  // The pages before one is signed in, but for those that bring Microsoft's library.
  {
    name: 'signIn',
    test: /\/src\/app\/(pages\/(login\/|reset\/|account\/NewPasswordPage\.)|session\/SignInDialog\.)/,
    priority: 10,
  },
  // Signing on elsewhere: what needs Microsoft's library, and what does not.
  { name: 'signOn', test: /\/src\/app\/pages\/sso\/(SignedInPage|Sso\w+)\./, priority: 10 },
  { name: 'msal', test: /\/src\/app\/pages\/sso\/(CallbackPage|SignOutPage|WithMsal)\./, priority: 9 },
  { name: 'pdfTexts', test: /\/src\/ui\/pdf\/(readPdfTexts|comparePdfText)\./, priority: 10 },
  {
    name: 'record',
    test: /\/src\/screens\/(record\/|ShowField\.)|\/src\/fields\/rows\/|@mui\/material\/ToggleButton/,
    priority: 10,
  },
  {
    name: 'form',
    test: /\/src\/screens\/form\/|node_modules\/(yup|@hookform)\/|\/resources\/formats\.|@mui\/material\/Radio/,
    priority: 9,
  },
  { name: 'drag', test: /node_modules\/@dnd-kit\//, priority: 8 },
  { name: 'charts', test: /node_modules\/@mui\/x-charts\//, priority: 8 },
  // What somebody asks for, a press at a time.
  { name: 'views', test: /\/src\/screens\/list\/views\/menu\//, priority: 8 },
  { name: 'cellEdit', test: /\/src\/screens\/list\/cells\/edit\//, priority: 8 },
  { name: 'figures', test: /\/src\/screens\/list\/figures\//, priority: 8 },
  { name: 'changes', test: /\/src\/screens\/bulk\/(LatestChange|TryRest)\./, priority: 8 },
  // What nouns take of one another.
  {
    name: 'shared',
    test: /\/overrides\/(refusals\/|bookings\/(words\/|(?!index|pages)\w+\.ts$)|events\/(capacity\/|agenda\/dayName|(?!index)\w+\.ts$)|exchangeRates\/(index|rate[WF]\w+|RatesAge)\.|documents\/(document\w+|paper\/Paper)\.|approvedDocuments\/(approval|use|changes\/(use|summarise)))/,
    priority: 7,
  },
  // Small nouns together: each would be a request of its own for everybody who sees the link to its list.
  { name: nounOf, debugName: 'nouns', test: ofNoun, minSize: smallNoun, priority: 6 },
  { name: 'records', test: ofRecord, priority: 5 },
  { name: 'lists', test: ofNoun, priority: 4 },
  {
    name: 'pages',
    test: /\/src\/app\/pages\/(LogPage|access\/)|\/overrides\/dashboard\/DashboardPage\./,
    priority: 3,
  },
  // Too small to be asked for alone: with what is loaded beside them.
  { name: 'exchangeRates-change', test: /\/overrides\/exchangeRates\/(change\/|RatesToMend\.)/, priority: 3 },
  {
    name: 'documents-making',
    test: /\/overrides\/documents\/((making|start)\/|(?!index|pages)\w+\.)/,
    priority: 3,
  },
  // The course of rates brings the charts, and comes when the rest of its page is there.
  {
    name: writtenOf,
    debugName: 'written',
    test: /\/overrides\/(?!dashboard\/)\w+\/(?!page\/CourseChart)/,
    priority: 2,
  },
];
