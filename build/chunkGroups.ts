/** What is loaded together. A page's code comes in a few pieces: each request waits longer for its turn than it takes. */
interface ChunkGroup {
  readonly name: string | ((id: string) => string | null);
  readonly test: RegExp;
  readonly tags?: ['$initial'];
  readonly priority: number;
  readonly minShareCount?: number;
}

/** A noun in two pieces: its list with what the data provider knows of it, and the pages of a record. */
function nounOf(id: string): string | null {
  const [, noun, file = ''] = /\/resources\/(\w+)\/(\w+)\.tsx?$/.exec(id) ?? [];
  if (noun === undefined) return null;
  return /^(Show|Edit|Create|fields|inputs|validation|record)$/.test(file) ? `${noun}-record` : noun;
}

/** Screens written by hand, by noun and by its folder; the list of a noun by itself. */
function writtenOf(id: string): string | null {
  const [, noun, folder, file = ''] = /\/overrides\/(\w+)\/(?:(\w+)\/)?(?:.*\/)?(\w+)\.tsx?$/.exec(id) ?? [];
  if (noun === undefined) return null;
  // The tab alone comes with the event's page; its editor, the drag library and the paper are parted where they load.
  if (folder === 'agenda') return id.endsWith('/AgendaTab.tsx') ? `${noun}-screens` : null;
  return [noun, folder ?? (file.endsWith('List') ? 'list' : 'screens')].join('-');
}

/** From what changes least and is needed most; each takes along what it stands on and no piece above it has. */
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
  // The small things that pages of all kinds share, those before sign-in among them.
  {
    name: 'base',
    test: /\/src\/(ui|i18n|data|screens\/(PageFailure|Replace|use\w+|recordPath)\.)|\/src\/fields\/((wording|value)\/|(?!rows|kind)\w+\/\w+\.ts$)|@mui\/icons-material\//,
    priority: 15,
  },
  { name: 'marks', test: /@mui\/material\/(Chip|Tooltip)\//, priority: 14 },
  { name: 'controls', test: /@mui\/material\/(TextField|InputAdornment|Alert)\//, priority: 14 },
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
  { name: 'drag', test: /node_modules\/@dnd-kit\//, priority: 10 },
  { name: 'record', test: /\/src\/screens\/record\/|\/src\/fields\/rows\//, priority: 10 },
  { name: 'form', test: /\/src\/screens\/form\/|node_modules\/(yup|@hookform)\//, priority: 9 },
  {
    name: 'words',
    test: /\/overrides\/(bookings|events)\/(words\/|capacity\/|(?!index|pages|hints)\w+\.ts$)/,
    minShareCount: 3,
    priority: 7,
  },
  { name: nounOf, test: /\/resources\/\w+\//, priority: 6 },
  { name: writtenOf, test: /\/overrides\/(?!dashboard)\w+\//, priority: 5 },
];
