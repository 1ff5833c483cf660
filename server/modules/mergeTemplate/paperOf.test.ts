import { expect, it } from 'vitest';
import { layoutOf, layoutProblems } from './paperOf.ts';

it.each(['', '  ', '\u200b', '\u3164 \u2800'])(
  'a header or footer of which nothing can be seen is none: %j',
  (text) => {
    const { options } = layoutOf({ header: text, footer: text });
    expect(options).toEqual({ paper: 'A4', orientation: 'portrait' });
    expect(layoutOf({ header: `${text}Page` }).options.header).toBe(`${text}Page`);
  },
);

it.each(['en-GB-GB', 'en-12', 'de-1996-1996', 'ab-cd-ef-gh', 'EN', ''])(
  'a language that nothing can be written in is refused, and never printed in: %j',
  (language) => {
    expect(layoutProblems({ language })).toEqual(['Language is a tag such as en-GB.']);
    expect(layoutOf({ language }).language).toBe('en-GB');
  },
);

it.each(['en-GB', 'de', 'zh-Hant-TW', 'pt-BR'])('a language is one: %s', (language) => {
  expect(layoutProblems({ language })).toEqual([]);
  expect(layoutOf({ language }).language).toBe(language);
});
