import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { readOwnSchema } from '#codegen/fixtures/readFixture.ts';
import { buildApiModel } from '#codegen/model/buildApiModel.ts';
import type { ApiModel } from '#codegen/model/ResourceModel.ts';
import { hints } from '#overrides/hints.ts';
import { screenMessages } from '#src/fields/wording/screenMessages.ts';

const titles: readonly string[] = [
  screenMessages['aside.people'],
  screenMessages['aside.dates'],
  screenMessages['aside.activity'],
];
const sections = ({ resources }: ApiModel): readonly string[] =>
  resources.flatMap((resource) => resource.sections.map(({ label }) => label));

/** So many fields that they have sections by their kind. */
const texts = Array.from({ length: 10 }, (_, index) => `text${index}: String`).join('\n');
const articles = buildSchema(`
  scalar DateTime
  type Query { articles: [Article!]! article(id: ID!): Article }
  type Article { id: ID! ${texts} publishedAt: DateTime created_at: DateTime! }
`);

test('no section of a record is called as a part of what stands beside it', () => {
  const labels = [buildApiModel(articles), buildApiModel(readOwnSchema(), hints)].flatMap(sections);
  expect(labels).toEqual(expect.arrayContaining(['Details', 'Dates', 'Record']));
  expect(labels.filter((label) => titles.includes(label))).toEqual([]);
});
