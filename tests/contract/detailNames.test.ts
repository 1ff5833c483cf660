import { expect, it } from 'vitest';
import { enumMessages } from '#resources/enums.ts';
import { collectFields } from '#schema/collectFields.ts';
import { detailNames } from '#server/modules/collectField/index.ts';

it('what a booking lacks is called by the server as the screens call it (G1, B2)', () => {
  const { CollectField: labels } = enumMessages;
  expect(collectFields.map((field) => [field, detailNames([field])])).toEqual(Object.entries(labels));
});
