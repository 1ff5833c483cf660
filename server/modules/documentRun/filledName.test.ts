import { expect, it } from 'vitest';
import { namePieces } from '#server/documents/merge/namePieces.ts';
import { filledName } from './fillImpression.ts';
import { fileNamePieces } from './runTemplate.ts';

it('a field that is gone leaves its place in a name empty, and the others where they are (M3)', () => {
  const name = filledName({
    pieces: namePieces('{foo.bar}{participant.fullName}, {participant.city}'),
    records: { participant: { id: '1', fullName: 'Ada Name', city: 'Gdynia' } },
    own: {},
    event: { timeZone: 'UTC' },
    language: 'en-GB',
    now: new Date(0),
    mark: false,
  });
  expect(name).toBe('Ada Name, Gdynia');
});

it('a name is made of the kind and whom it is for where the template says nothing that can be seen', () => {
  const usual = fileNamePieces('AGENDA', {});
  expect(fileNamePieces('AGENDA', { fileName: '\u200b ' })).toEqual(usual);
  expect(fileNamePieces('AGENDA', { fileName: 'Plan' })).not.toEqual(usual);
});
