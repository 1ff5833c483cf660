import { expect, it } from 'vitest';
import { frozenSx } from './frozenSx.ts';

const at = (place: number) => `& thead th:nth-of-type(${place}), & tbody td:nth-of-type(${place})`;

// Before the columns stand the boxes.
it('names stay at the left, and what is done with a row at the right', () => {
  expect(frozenSx(1, 4)).toMatchObject({ [at(3)]: { left: 46 }, [at(6)]: { right: 0 } });
});

it('a column that says something stays nowhere', () => {
  expect(frozenSx(0, undefined)).not.toHaveProperty([at(6)]);
});

it('on paper nothing lies over what stands behind it', () => {
  const everywhere = JSON.stringify(frozenSx(1, 4), (key, value: unknown) =>
    key === '@media screen' ? undefined : value,
  );
  expect(everywhere).not.toContain('sticky');
});
