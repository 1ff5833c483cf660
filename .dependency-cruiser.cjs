/** The import law (docs/architecture.md), by patterns. */

/** The server's floors: what each stands on, and nothing else of the server. */
const floors = {
  words: [],
  db: ['crypto', 'words'],
  errors: ['words'],
  access: ['db'],
  audit: ['db'],
  config: ['words'],
  crypto: ['config'],
  sheets: ['words'],
  report: ['config', 'errors'],
  mail: ['config', 'db', 'words'],
  jobs: ['config', 'db', 'documents/store', 'errors', 'mail'],
  'documents/children': [],
  'documents/engine': ['documents/children', 'errors'],
  'documents/store': ['config', 'crypto', 'words'],
  'documents/uploaded': ['documents/children', 'errors'],
  'documents/downloads': ['access', 'crypto', 'documents/store', 'errors', 'graphql', 'words'],
  graphql: [
    ...['access', 'audit', 'crypto', 'db', 'errors', 'report', 'words'],
    ...['documents/engine', 'documents/store', 'documents/uploaded'],
  ],
  http: ['config', 'db', 'errors', 'graphql', 'words'],
  files: ['documents/store', 'errors', 'graphql'],
  'documents/merge': ['db', 'errors', 'graphql', 'words'],
  auth: ['access', 'audit', 'config', 'crypto', 'db', 'errors', 'http', 'mail', 'words'],
  signIn: ['auth', 'db', 'errors', 'graphql'],
  modules: [
    ...['access', 'audit', 'auth', 'config', 'crypto', 'db', 'errors', 'graphql', 'http', 'words'],
    ...['documents/engine', 'documents/store', 'documents/uploaded', 'documents/downloads'],
    ...['documents/merge', 'jobs', 'mail', 'report', 'sheets'],
  ],
  demo: ['access', 'crypto', 'db', 'modules', 'documents/engine', 'documents/store', 'words'],
};
const floorRules = Object.entries(floors).map(([floor, below]) => ({
  name: `server-floor-${floor}`,
  severity: 'error',
  comment: `server/${floor} stands on ${below.join(', ') || 'nothing'}`,
  from: { path: `^server/${floor}/` },
  to: { path: '^server/', pathNot: `^server/(${[floor, ...below].join('|')})/` },
}));
/** Who may see which rows, and what is counted of them: pure SQL that any noun may meet besides the index. */
const meeting = '(Scope|Measures|Policy)';
const code = '^(src|server|resources|overrides|codegen|build|tests)/';
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from: { path: from }, to });

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'not even of types: whoever reads one file need not read the other',
      from: {},
      to: { circular: true },
    },
    ...floorRules,
    {
      name: 'server-has-floors',
      severity: 'error',
      comment: 'a new folder says in floors what it stands on',
      from: { path: '^server/', pathNot: `^server/((${Object.keys(floors).join('|')})/|[^/]+$)` },
      to: {},
    },
    rule('schema-imports-nothing', '^schema/', { path: code }),
    rule('generated-imports-nothing', '^src/generated/', { path: code, pathNot: '^src/generated/' }),
    rule('codegen-alone', '^codegen/', {
      path: '^(src|server|resources|tests)/',
      pathNot: '^src/data/ResourceMeta.ts$',
    }),
    rule('build-alone', '^build/', { path: code, pathNot: '^build/' }),
    rule('ui-alone', '^src/ui/', { path: code, pathNot: '^src/ui/' }),
    {
      ...rule(
        'fields-to-ui',
        '^src/fields/',
        { path: code, pathNot: '^src/(fields|ui|data|generated)/' },
        'fields → ui, and the metadata of data',
      ),
      from: { path: '^src/fields/', pathNot: '\\.test\\.tsx?$' },
    },
    rule('data-and-auth-below-screens', '^src/(data|auth|config|i18n)/', {
      path: '^(src/(fields|screens|app)|resources|overrides)/',
      pathNot: '^resources/',
    }),
    rule(
      'data-never-imports-resources',
      '^src/(?!app/)',
      { path: '^resources/' },
      'only src/app sees the generated resources',
    ),
    rule('screens-below-app', '^src/screens/', { path: '^(src/app|resources|overrides|server|codegen)/' }),
    rule('resources-to-runtime', '^resources/', {
      path: code,
      pathNot: '^(resources/|src/(screens|fields|data|generated)/)',
    }),
    {
      name: 'overrides-keep-apart',
      severity: 'error',
      from: { path: '^overrides/([^/.]+)/' },
      to: { path: '^overrides/[^/.]+/', pathNot: '^overrides/($1/|[^/]+/index\\.ts$)' },
    },
    rule('overrides-not-app', '^overrides/', { path: '^(src/app|server)/' }),
    rule('only-app-merges-overrides', '^(src/(?!app/)|server/|resources/)', { path: '^overrides/' }),
    rule('server-not-web', '^server/', { path: '^(src|resources|overrides|codegen)/' }),
    rule('web-not-server', '^(src|resources|overrides|codegen)/', { path: '^server/' }),
    {
      name: 'modules-meet-at-index',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/' },
      to: {
        path: '^server/modules/[^/]+/',
        pathNot: `^server/modules/($1/|[^/]+/(index|\\w+${meeting})\\.ts$)`,
      },
    },
    {
      name: 'scopes-and-measures-below-modules',
      severity: 'error',
      comment: 'what all nouns may see of each other looks at nothing else of a noun',
      from: { path: `^server/modules/[^/]+/\\w+${meeting}\\.ts$` },
      to: { path: '^server/modules/', pathNot: `^server/modules/[^/]+/\\w+${meeting}\\.ts$` },
    },
    {
      name: 'modules-by-facade',
      severity: 'error',
      from: { path: '^server/(?!modules/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/modules/[^/]+/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'resolvers-not-db',
      severity: 'error',
      from: { path: '^server/modules/.*[rR]esolvers\\.ts$' },
      to: { path: '^server/db/' },
    },
    {
      name: 'services-not-graphql',
      severity: 'error',
      from: { path: '^server/modules/.*[sS]ervice\\.ts$' },
      to: { path: '^node_modules/graphql/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(src|server|resources|overrides|codegen)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
