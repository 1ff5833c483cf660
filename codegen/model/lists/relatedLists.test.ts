import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { readOwnSchema } from '#codegen/fixtures/readFixture.ts';
import type { Hints } from '#codegen/hints/Hints.ts';
import type { ApiModel } from '../ResourceModel.ts';
import { buildApiModel } from '../buildApiModel.ts';

const related = ({ resources }: ApiModel) =>
  Object.fromEntries(
    resources.flatMap(({ type, fields }) =>
      fields.flatMap(({ name, shape }) =>
        shape.kind === 'references' && shape.related ? [[`${type}.${name}`, shape.related]] : [],
      ),
    ),
  );

test('what has no bound in our contract comes from its own list, latest first', () => {
  const latest = { field: 'dateStart', order: 'DESC' };
  const hints: Hints = {
    types: {
      CentreEvent: { embedded: ['dateStart'], counts: { waitingListEntries: 'waitingListCount' } },
    },
  };
  expect(related(buildApiModel(readOwnSchema(), hints))).toMatchObject({
    'TrainingCentre.centreEvents': { filter: 'training_centre_id', sort: latest },
    'Trainer.centreEvents': { filter: 'trainer_id', count: 'centreEventCount', sort: latest },
    'Participant.eventBookings': { filter: 'participant_id' },
    'CentreEvent.eventBookings': { filter: 'centre_event_id' },
    'CentreEvent.waitingListEntries': { filter: 'centre_event_id', count: 'waitingListCount' },
  });
});

const blog = (posts: string, list = 'author_id: ID') =>
  buildApiModel(
    buildSchema(`
      type Query {
        author(id: ID!): Author
        authors(first: Int, page: Int): AuthorPaginator!
        posts(first: Int, page: Int, ${list}): PostPaginator!
      }
      type Author { id: ID!, name: String!, ${posts}: [Post!]! }
      type Post { id: ID!, title: String!, author: Author! }
      type AuthorPaginator { data: [Author!]!, paginatorInfo: PaginatorInfo! }
      type PostPaginator { data: [Post!]!, paginatorInfo: PaginatorInfo! }
      type PaginatorInfo { total: Int!, hasMorePages: Boolean! }
    `),
  );

test('a list of another name, or one that no filter narrows to the record, is read with it', () => {
  expect(related(blog('posts'))).toEqual({
    'Author.posts': { filter: 'author_id', count: undefined, sort: undefined },
  });
  expect(related(blog('favourites'))).toEqual({});
  expect(related(blog('posts', 'editor_id: ID'))).toEqual({});
});
