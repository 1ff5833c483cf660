import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Substitute {
  /** What is imported, and by whom: the end of the path of its file. */
  readonly source: string;
  readonly by: RegExp;
  readonly code: string;
}

const mistake = (what: string) =>
  `() => { throw new Error(${JSON.stringify(`${what} is left out of the built app.`)}); }`;

/** What packages bring that the app gives them itself, or never calls. Calling it all the same is a mistake and says so. */
const substitutes: readonly Substitute[] = [
  // The query builder takes three steps and brings its own, along with half of graphql.
  ...['./buildVariables.js', './buildGqlQuery.js', './getResponseParser.js'].map((source) => ({
    source,
    by: /ra-data-graphql-simple\/dist\/buildQuery\.js$/,
    code: `export default ${mistake('A step of the query builder')};`,
  })),
  // The provider makes a client with a normalising cache where it is given none.
  {
    source: './buildApolloClient.js',
    by: /ra-data-graphql\/dist\/index\.js$/,
    code: `export default ${mistake('A client without one given')};`,
  },
  {
    source: './introspection.js',
    by: /ra-data-graphql\/dist\/index\.js$/,
    code: `export const introspectSchema = ${mistake('Introspection')};`,
  },
  // Names the operations that an introspection would find.
  { source: 'pluralize', by: /ra-data-graphql/, code: `export default ${mistake('pluralize')};` },
  // Texts are parsed by the build.
  {
    source: 'graphql-tag',
    by: /@apollo\/client\//,
    code: ['gql', 'resetCaches', 'disableFragmentWarnings', 'enableExperimentalFragmentVariables']
      .concat('disableExperimentalFragmentVariables')
      .map((name) => `export const ${name} = ${mistake('The parser of GraphQL')};`)
      .join('\n'),
  },
  // Nothing is answered by the client itself, and nothing hidden from who asked for it.
  {
    source: './LocalState.js',
    by: /@apollo\/client\/core\/ApolloClient\.js$/,
    code: readFileSync(join(import.meta.dirname, 'LocalState.js'), 'utf8'),
  },
  ...['../masking/index.js', '../../masking/index.js'].map((source) => ({
    source,
    by: /@apollo\/client\/(core\/QueryManager|cache\/core\/cache)\.js$/,
    code: ['maskOperation', 'maskFragment']
      .map((name) => `export const ${name} = ${mistake('The masking of data')};`)
      .join('\n'),
  })),
  // Streams of a Node that had no others.
  {
    source: './iterators/nodeStream.js',
    by: /@apollo\/client\/link\/http\/responseIterator\.js$/,
    code: `export default ${mistake('A stream of Node')};`,
  },
  // The theme has no button ripple.
  {
    source: './TouchRipple.mjs',
    by: /@mui\/material\/ButtonBase\/ButtonBase\.mjs$/,
    code: 'export default () => null;',
  },
  // What browsers of the build's target have themselves.
  { source: 'object.entries', by: /node-polyglot/, code: 'module.exports = Object.entries;' },
  { source: 'hasown', by: /node-polyglot/, code: 'module.exports = Object.hasOwn;' },
  // Labels are generated; what react-admin would say without one is worded by few lines instead of a dictionary.
  {
    source: 'inflection',
    by: /ra-core\//,
    code: readFileSync(join(import.meta.dirname, 'inflection.js'), 'utf8'),
  },
];

const router = join(import.meta.dirname, '../node_modules/react-router/dist/production');
const prefix = '\0substitute:';

export const withoutUnused = (): Plugin => ({
  name: 'without-unused',
  apply: 'build',
  config: () => ({
    // Apollo takes every build for a developer's that does not say otherwise: it freezes each answer, and counts.
    define: { 'globalThis.__DEV__': 'false' },
    // The router has two builds, and its package names the developer's alone.
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: `${router}/index.mjs` },
        { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
      ],
    },
  }),
  resolveId: {
    order: 'pre',
    handler: (source, importer = '') => {
      const index = substitutes.findIndex((one) => one.source === source && one.by.test(importer));
      return index < 0 ? null : `${prefix}${index}`;
    },
  },
  load: (id) => (id.startsWith(prefix) ? substitutes[Number(id.slice(prefix.length))]?.code : null),
});
