import { expect, it } from 'vitest';
import { layoutOf } from './paperOf.ts';

it.each(['', '  ', '\u200b', '\u3164 \u2800'])(
  'a header or footer of which nothing can be seen is none: %j',
  (text) => {
    const { options } = layoutOf({ header: text, footer: text });
    expect(options).toEqual({ paper: 'A4', orientation: 'portrait' });
    expect(layoutOf({ header: `${text}Page` }).options.header).toBe(`${text}Page`);
  },
);
