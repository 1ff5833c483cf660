import { describe, expect, test } from 'vitest';
import { readFixture } from '../fixtures/readFixture.ts';
import { buildApiModel } from '../model/buildApiModel.ts';
import { HintError } from './HintFault.ts';
import type { Hints, TypeHints } from './Hints.ts';

const withHints = (hints: TypeHints, type = 'Post') =>
  buildApiModel(readFixture('blog'), { types: { [type]: hints } });
const posts = (hints: TypeHints) => {
  const found = withHints(hints).resources.find(({ type }) => type === 'Post');
  if (found === undefined) throw new Error('no posts');
  return found;
};

describe('a hint that names what is not there stops the generator and says which', () => {
  test.each([
    [
      { multiline: ['contents'] },
      "hints.types.Post.multiline names 'contents', which Post does not have. It has content,",
    ],
    [{ defaultColumns: ['name'] }, "hints.types.Post.defaultColumns names 'name'"],
    [{ sections: [{ name: 'a', fields: ['b'] }] }, "hints.types.Post.sections names 'b'"],
    [{ representation: ['writer.name'] }, "hints.types.Post.representation names 'writer'"],
    [{ zone: 'place.zone' }, "hints.types.Post.zone names 'place', which Post does not have"],
    [{ zone: 'author.zone' }, "hints.types.Post.zone names 'author.zone', which no list of Post reads"],
    [{ zone: 'created_at' }, "hints.types.Post.zone names 'created_at', which no list of Post reads"],
    [{ hidden: ['title'] }, "hints.types.Post.hidden: createPost demands 'title'"],
    [{ masks: { headline: '##' } }, "hints.types.Post.masks names 'headline'"],
    [
      { masks: { reading_minutes: '##' } },
      "hints.types.Post.masks names 'reading_minutes', which is no plain text",
    ],
    [
      { masks: { title: '##' }, multiline: ['title'] },
      "hints.types.Post.masks names 'title', which is no plain text",
    ],
    [
      { multiline: ['reading_minutes'] },
      "hints.types.Post.multiline names 'reading_minutes', which is no plain text",
    ],
    [{ kinds: { author: 'text' } }, "hints.types.Post.kinds names 'author', which is no scalar"],
    [{ vocabulary: ['status'] }, "hints.types.Post.vocabulary names 'status', which is no plain text"],
    [
      { widths: { created_at: 'code' } },
      "hints.types.Post.widths names 'created_at', which is no plain text",
    ],
    [
      { choices: { reading_minutes: 'Length' } },
      "hints.types.Post.choices names 'reading_minutes', which is",
    ],
    [{ names: { title: ['name'] } }, "hints.types.Post.names names 'title', which is neither a record nor"],
    [{ counts: { author: 'reading_minutes' } }, "hints.types.Post.counts names 'author', which is no list"],
    [
      { currencyOf: { reading_minutes: 'title' } },
      "hints.types.Post.currencyOf names 'reading_minutes', which is no amount of money",
    ],
    [{ inCommon: ['title'] }, "hints.types.Post.inCommon names 'title', which is no number"],
    [{ mostBytes: { title: 1 } }, "hints.types.Post.mostBytes names 'title', which no form of Post sends"],
    [
      { views: { own: { label: 'Own', filter: { writer: '@me' } } } },
      "hints.types.Post.views.own names 'writer', by which the list does not filter",
    ],
    [
      { views: { own: { label: 'Own', filter: {}, columns: ['headline'] } } },
      "hints.types.Post.views names 'headline'",
    ],
    [
      {
        views: {
          one: { label: 'One', filter: {}, isFirst: true },
          two: { label: 'Two', filter: {}, isFirst: true },
        },
      },
      'hints.types.Post.views: a list opens with one view, not with one and two',
    ],
    [{ mostBytes: { cover: 1 } }, "hints.types.Post.mostBytes names 'cover'"],
    [{ masks: { title: 'AB-' } }, 'hints.types.Post.masks.title: a mask holds #, @ or *'],
    [
      { representation: ['author.nam'] },
      "hints.types.Post.representation names 'author.nam', but User has no nam. It has name,",
    ],
    [
      { representation: ['author'] },
      "names 'author', but Post.author is a record: one of its fields names it",
    ],
    [{ names: { author: ['mail'] } }, "hints.types.Post.names.author names 'mail', but User has no mail"],
    [{ writeOnly: ['pasword'] }, "hints.types.Post.writeOnly names 'pasword', which no form of Post writes"],
    [
      { secrets: ['created_at'] },
      "hints.types.Post.secrets names 'created_at', which no form of Post writes",
    ],
    [
      { sections: [{ name: 'a', fields: [], inputs: ['pasword'] }] },
      "hints.types.Post.sections names 'pasword', which no form of Post writes",
    ],
    [
      { filterLabels: { writer: 'By' } },
      "hints.types.Post.filterLabels names 'writer', by which the list does not filter",
    ],
    [
      { sortSources: { HEADLINE: 'title' } },
      "hints.types.Post.sortSources names 'HEADLINE', by which the list is not sorted. There is TITLE,",
    ],
    [{ noun: 'User' }, 'hints.types.Post.noun: User is called User in code as well'],
    [{ name: 'users' }, 'hints.types.Post.name: the screens of User are called users as well'],
  ] as const satisfies readonly (readonly [TypeHints, string])[])('%j', (hints, message) => {
    expect(() => withHints(hints)).toThrow(message);
  });

  test('a type', () =>
    expect(() => withHints({}, 'Posts')).toThrow('the schema has no object type Posts. It has Post'));
});

test('all that is amiss is told at once, each name once at its place', () => {
  const build = () =>
    buildApiModel(readFixture('blog'), {
      types: {
        Post: {
          zone: 'zone',
          labels: { headline: 'Headline', contents: 'Text' },
          createFirst: ['headline'],
          hidden: ['title'],
        },
        Posts: {},
      },
      choices: { PostField: { fieldsOf: ['Post', 'Comment'], values: ['created_on'] } },
    });
  const { faults } = hintErrorOf(build);
  expect(faults.map(({ place, name }) => [place.join('.'), name])).toEqual([
    ['types.Post.zone', 'zone'],
    ['types.Post.labels', 'headline'],
    ['types.Post.labels', 'contents'],
    ['types.Posts', undefined],
    ['choices.PostField', 'created_on'],
    ['types.Post.hidden', undefined],
    ['types.Post.createFirst', 'headline'],
  ]);
  // What two types have is offered once.
  expect(faults.at(4)?.why).toMatch(/There is created_at, (?!.*created_at)/);
});

function hintErrorOf(build: () => unknown): HintError {
  try {
    build();
  } catch (error) {
    if (error instanceof HintError) return error;
  }
  throw new Error('Every hint is borne out.');
}

describe('hints say what a schema cannot', () => {
  test('names', () => {
    expect(posts({ name: 'articles' })).toMatchObject({
      name: 'articles',
      noun: 'Article',
      label: { one: 'Article', many: 'Articles' },
    });
  });

  test('kinds', () => {
    const { fields } = posts({ multiline: ['content'], kinds: { title: 'richText' } });
    expect(fields.map(({ shape }) => shape.kind === 'scalar' && shape.scalar).slice(0, 2)).toEqual([
      'richText',
      'text',
    ]);
  });

  test('words', () => {
    const { fields, updateInputs } = posts({ labels: { title: 'Headline' }, help: { title: 'Short.' } });
    expect(fields[0]).toMatchObject({ label: 'Headline', description: 'Short.' });
    expect(updateInputs[0]).toMatchObject({ label: 'Headline', description: 'Short.' });
  });

  test('sections: a new field goes to the one that is named like its kind, else the first', () => {
    const { sections } = posts({
      sections: [
        { name: 'text', fields: ['title', 'content'] },
        { name: 'dates', fields: ['deleted_at'] },
      ],
    });
    expect(sections.map(({ name, keys }) => [name, keys])).toEqual([
      ['text', ['title', 'content', 'status', 'author', 'reading_minutes']],
      ['dates', ['deleted_at']],
      ['related', ['comments', 'tags']],
      ['record', ['created_at']],
    ]);
  });
});

test('choices: text with fixed values is an enum of its own, called as the fields it names', () => {
  const api = buildApiModel(readFixture('blog'), {
    types: { Post: { labels: { title: 'Headline' }, choices: { content: 'PostField' } } },
    choices: { PostField: { fieldsOf: ['Post'], values: ['title', 'reading_minutes'] } },
  });
  const post = api.resources.find(({ type }) => type === 'Post');
  expect(post?.fields.find(({ name }) => name === 'content')?.shape).toEqual({
    kind: 'enum',
    enum: 'PostField',
    list: false,
  });
  expect(api.enums.find(({ name }) => name === 'PostField')?.values.map(({ label }) => label)).toEqual([
    'Headline',
    'Reading minutes',
  ]);
});

test('choices name fields that there are, and are named by fields where they are', () => {
  const build = (choices: NonNullable<Hints['choices']>, choice: string) => () =>
    buildApiModel(readFixture('blog'), { choices, types: { Post: { choices: { content: choice } } } });
  expect(build({ A: { fieldsOf: ['Post'], values: ['headline'] } }, 'A')).toThrow(
    "hints.choices.A names 'headline', which none of Post has",
  );
  expect(build({ A: { labels: {} } }, 'B')).toThrow(
    "hints.types.Post.choices names 'B', which hints.choices does not have",
  );
});

test('a related record is named as the hint says, here and nowhere else; facts go to the page', () => {
  const post = posts({ names: { author: ['email'] }, facts: ['status', 'author'] });
  const author = post.fields.find(({ name }) => name === 'author')?.shape;
  expect(author?.kind === 'reference' && author.representation).toEqual(['email']);
  expect(post.facts).toEqual(['status', 'author']);
});

test('a column of the order enum may sort a second field', () => {
  const { operations } = posts({ sortSources: { TITLE: 'content' } });
  expect(operations.list?.sortColumns).toEqual({
    title: 'TITLE',
    content: 'TITLE',
    created_at: 'CREATED_AT',
  });
});
