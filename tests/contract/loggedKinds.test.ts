import { expect, it } from 'vitest';
import { choiceHints } from '#overrides/hints/choiceHints.ts';
import { listOperation } from '#server/graphql/contract.ts';
import { entities } from '#server/modules/entities.ts';
import { nouns } from '#server/modules/nouns.ts';

it('the log is filtered by each kind that is written, and by each whose list has pages and so is taken out (S4)', () => {
  const written = nouns.filter(({ writes }) => writes !== null).map((noun) => noun.entities[0]?.type);
  const paged = [...entities.keys()].filter((type) => listOperation(type)?.isPaged === true);
  expect(Object.keys(choiceHints.AuditedType.labels)).toEqual(
    expect.arrayContaining([...new Set([...written, ...paged])]),
  );
});
