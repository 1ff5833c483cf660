import { expect, it } from 'vitest';
import { createAppTheme } from './createAppTheme.ts';

it.each(['light', 'dark'] as const)(
  'the primary colour is primaryNight unless another is chosen (spec §9), %s',
  (mode) => {
    const { palette } = createAppTheme(mode);
    expect(Object.values(palette.named.primaryNight)).toContain(palette.primary.main);
    expect(Object.values(palette.named.fern)).toContain(createAppTheme(mode, 'fern').palette.primary.main);
  },
);
