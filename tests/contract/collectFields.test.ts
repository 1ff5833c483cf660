import { expect, it } from 'vitest';
import { choiceHints } from '#overrides/hints/choiceHints.ts';
import { collectFieldNames } from '#server/modules/collectField/index.ts';

it('the screens offer the details that the server takes, and no others (G1)', () => {
  expect(choiceHints.CollectField.values).toEqual(collectFieldNames);
});
