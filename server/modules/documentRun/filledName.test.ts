import { expect, it } from 'vitest';
import { namePieces } from '#server/documents/merge/namePieces.ts';
import { filledName } from './fillImpression.ts';
import { fileNamePieces } from './runTemplate.ts';

it('a field that is gone leaves its place in a name empty, and the others where they are (M3)', () => {
  const pieces = namePieces('{foo.bar}{participant.fullName}, {participant.city}');
  const records = { participant: { id: '1', fullName: 'Ada Name', city: 'Gdynia' } };
  const filling = { own: {}, event: { timeZone: 'UTC' }, now: new Date(0) };
  const name = filledName({ pieces, language: 'en-GB' }, records, filling);
  expect(name).toBe('Ada Name, Gdynia');
});

it('a name is made of the kind and whom it is for where the template says nothing that can be seen', () => {
  const usual = fileNamePieces('AGENDA', {});
  expect(fileNamePieces('AGENDA', { fileName: '\u200b ' })).toEqual(usual);
  expect(fileNamePieces('AGENDA', { fileName: 'Plan' })).not.toEqual(usual);
});
