import { expect, it } from 'vitest';
import { isStatus } from './enumTone.ts';

it.each([
  [['PENDING', 'PAID'], 'Payment', true],
  [['open', 'shipped'], 'OrderState', true],
  [['DRAFT'], 'PostStatus', true],
  [['EMAIL', 'PHONE'], 'Channel', false],
  [['BAVARIA'], 'StateOfGermany', false],
] as const)('%j of %s', (values, name, expected) => expect(isStatus(values, name)).toBe(expected));
