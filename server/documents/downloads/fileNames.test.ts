import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archiveFileNames, safeFileName, safeStem } from './fileNames.ts';

describe('safeFileName', () => {
  it.each([
    ['Invitation – Zoë Đorđević.pdf', 'Invitation – Zoë Đorđević.pdf'],
    ['دعوة محمد.pdf', 'دعوة محمد.pdf'],
    ['招待状 山田.pdf', '招待状 山田.pdf'],
    ['../../etc/passwd', 'etc passwd'],
    ['..\\..\\windows\\system32.dll', 'windows system32.dll'],
    ['C:\\boot.ini', 'C boot.ini'],
    ['/absolute.pdf', 'absolute.pdf'],
    ['a\u0000b\nc\u001b[31m.pdf', 'a b c [31m.pdf'],
    ['invoice\u202efdp.exe', 'invoice fdp.exe'],
    ['what? "this" <that>|*.pdf', 'what this that.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['lpt1', '_lpt1'],
    ['com.pdf', 'com.pdf'],
    ['...', 'document'],
    ['', 'document'],
    ['.pdf', 'pdf'],
    [' name . ', 'name'],
    ['e\u0301t\u00e9.pdf', 'été.pdf'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  it('shortens by whole letters and keeps the ending', () => {
    const name = safeFileName(`${'क्षि'.repeat(100)}.pdf`);
    expect(name).toMatch(/^(?:क्षि)+\.pdf$/);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(180);
  });
});

describe('safeStem', () => {
  it.each([
    ['  Łódź   2027. ', 'Łódź 2027'],
    ['Dr. A.pdf', 'Dr. A.pdf'],
    ['NUL', '_NUL'],
    ['...', 'Letter'],
    ['x'.repeat(300), 'x'.repeat(150)],
    ['山'.repeat(300), '山'.repeat(50)],
  ])('%s becomes %s, with room for an ending', (text, stem) => {
    expect(safeStem(text, 'Letter')).toBe(stem);
    expect(safeFileName(`${stem} (5000).pdf`)).toBe(`${stem} (5000).pdf`);
  });

  it('keeps what tells a part of a file from the others, however long the name is', () => {
    expect(safeStem('x'.repeat(300), 'Letter', ' - 1-500')).toBe(`${'x'.repeat(142)} - 1-500`);
  });
});

const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0x10ffff })), {
    maxLength: 100,
  })
  .map((codes) => String.fromCodePoint(...codes));

describe('archiveFileNames', () => {
  it('counts names that are the same to some disk, and keeps the rest', () => {
    expect(archiveFileNames(['A.pdf', 'a.PDF', 'a (2).pdf', 'A.pdf', 'b/A.pdf', 'b.pdf'])).toEqual([
      'A.pdf',
      'a (2).PDF',
      'a (2) (2).pdf',
      'A (3).pdf',
      'b A.pdf',
      'b.pdf',
    ]);
  });

  it('is quick where all names are one', () => {
    const names = archiveFileNames(Array.from({ length: 5_000 }, () => 'Invitation.pdf'));
    expect(names.at(-1)).toBe('Invitation (5000).pdf');
  });

  it('gives whatever names each a file of one folder', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 8 }), (names) => {
        const given = archiveFileNames(names);
        expect(given).toHaveLength(names.length);
        expect(new Set(given.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of given) {
          // oxlint-disable-next-line no-control-regex
          expect(name).not.toMatch(/[\u0000-\u001f\u007f/\\:]|^\.|\.$|^$/);
          expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
        }
      }),
    );
  });
});
