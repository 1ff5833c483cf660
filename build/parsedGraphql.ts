import { parse, visit, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';

const helper = 'virtual:graphql-document';
/** A tagged text; whatever stands in it is another document, whose definitions come along. */
const taggedText = /\bgql`([^`]*)`/g;
const otherDocument = /\$\{(\w+)\}/g;
/** Also what stands outside this project: another API's resources may be in any folder. */
const ours = { include: /^[^?]+\.tsx?$/, exclude: /\/node_modules\// };

/**
 * GraphQL texts become documents when the app is built: the browser neither loads a parser nor runs one. A document that
 * comes in by two ways is told once, as the parser would have it.
 */
export const parsedGraphql = (): Plugin => ({
  name: 'parsed-graphql',
  apply: 'build',
  resolveId: (source) => (source === helper ? `\0${helper}` : null),
  load: (id) => (id === `\0${helper}` ? helperCode : null),
  transform: {
    filter: { id: ours, code: 'gql`' },
    handler: (code) => ({
      code: `import { graphqlDocument } from '${helper}'; ${parseTexts(code)}`,
      map: null,
    }),
  },
});

const helperCode = `
export const graphqlDocument = (own, ...others) => ({
  kind: 'Document',
  definitions: [...new Set([own, ...others.map(({ definitions }) => definitions)].flat())],
});`;

/** Code with a document for each of its texts. */
export const parseTexts = (code: string): string =>
  code.replace(taggedText, (_tagged, text: string) => {
    const others = [...text.matchAll(otherDocument)].map(([, name = '']) => name);
    const definitions = leanDefinitions(text.replace(otherDocument, ''));
    return `graphqlDocument(${[JSON.stringify(definitions), ...others].join(', ')})`;
  });

/** Without places in the text, and without lists in which nothing stands. */
export function leanDefinitions(text: string): DocumentNode['definitions'] {
  const { definitions } = parse(text, { noLocation: true });
  const isThere = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
  const leave = (node: object) =>
    Object.fromEntries(Object.entries(node).filter(([, value]) => isThere(value)));
  return definitions.map((definition) => visit<typeof definition>(definition, { leave }));
}
