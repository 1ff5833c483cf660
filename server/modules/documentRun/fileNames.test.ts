import { describe, expect, it } from 'vitest';
import { safeName, uniqueNames } from './fileNames.ts';
import { fileNamePieces } from './runTemplate.ts';

describe('names of files', () => {
  it.each([
    ['../../etc/passwd', 'etc passwd'],
    ['a\\b:c*d?e"f<g>h|i', 'a b c d e f g h i'],
    ['  Łódź   2027. ', 'Łódź 2027'],
    ['gpj.\u202eexe', 'gpj. exe'],
    ['CON', 'CON_'],
    ['...', 'Document'],
    ['', 'Document'],
    ['x'.repeat(300), 'x'.repeat(120)],
  ])('%s becomes %s', (given, name) => {
    expect(safeName(given, 'Document')).toBe(name);
  });

  it('keep what tells a part of a file from the others, however long the name is', () => {
    expect(safeName('x'.repeat(300), 'Document', ' - 1–500')).toBe(`${'x'.repeat(112)} - 1–500`);
  });

  it('are each another, also where a system does not tell capitals apart', () => {
    expect(uniqueNames(['Letter', 'letter', 'Letter', 'letter (2)'], '.pdf')).toEqual([
      'Letter.pdf',
      'letter (2).pdf',
      'Letter (3).pdf',
      'letter (2) (2).pdf',
    ]);
  });
});

it('is made of the kind and whom it is for where the template says nothing that can be seen', () => {
  const usual = fileNamePieces('AGENDA', {});
  expect(fileNamePieces('AGENDA', { fileName: '\u200b ' })).toEqual(usual);
  expect(fileNamePieces('AGENDA', { fileName: 'Plan' })).not.toEqual(usual);
});
