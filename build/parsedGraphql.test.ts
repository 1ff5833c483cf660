import { parse, print } from 'graphql';
import { globSync } from 'tinyglobby';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leanDefinitions, parseTexts } from './parsedGraphql.ts';

it('a text that was parsed by the build says what it said', () => {
  const text = `
    query Page($id: ID!, $first: Int = 10, $where: [Where!]) @cached(for: 1.5) {
      one: record(id: $id, where: { name: "a", tags: [A, true, null] }) { ...Form ... on Other { id } }
    }
    fragment Form on Record { id options(first: $first) { name } }
  `;
  const definitions = leanDefinitions(text);
  expect(print({ kind: parse(text).kind, definitions })).toBe(print(parse(text)));
  expect(JSON.stringify(definitions)).not.toMatch(/\[\]|"loc"/);
});

it('documents in a text are named behind its own definitions, and no text of the app is left', () => {
  const code = 'const one = gql`query One { a { ...Part } } ${part}`;';
  expect(parseTexts(code)).toMatch(/^const one = graphqlDocument\(\[\{.*"One".*\}\], part\);$/);
  const files = globSync('{src,overrides,resources}/**/*.{ts,tsx}', { ignore: '**/*.test.*' });
  const texts = files.map((file) => readFileSync(file, 'utf8')).filter((text) => text.includes('gql`'));
  expect(texts.length).toBeGreaterThan(40);
  for (const text of texts) expect(parseTexts(text)).not.toContain('gql`');
});
