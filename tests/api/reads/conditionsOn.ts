import fc from 'fast-check';

/** A node of `whereConditions`. */
export const test = (column: string, operator: string, value?: unknown) => ({ column, operator, value });

/** One of these alone, beside another that holds as well, and beside one of which either is enough. */
export function conditionsOn(tests: readonly object[]): fc.Arbitrary<object> {
  const one = fc.constantFrom(...tests);
  const two = fc.tuple(one, one);
  return fc.oneof(
    one,
    two.map((both) => ({ AND: [...both] })),
    two.map((both) => ({ OR: [...both] })),
  );
}
