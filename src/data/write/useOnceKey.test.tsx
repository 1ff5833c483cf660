import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Refusal } from '../errors/Refusal.ts';
import { useOnceKey } from './useOnceKey.ts';

const refused = (code: string | undefined): { readonly refusal: Refusal } => ({
  refusal: { code, message: '', overridable: false, nextSteps: [], validation: {}, details: {} },
});

it('keeps the key until it is done, or was taken for something else (K5)', () => {
  const { result } = renderHook(useOnceKey);
  const { key } = result.current;
  for (const code of [undefined, 'IDEMPOTENCY_IN_FLIGHT', 'VALIDATION'])
    act(() => result.current.heard(refused(code)));
  expect(result.current.key).toBe(key);
  act(() => result.current.heard({ data: {} }));
  const next = result.current.key;
  expect(next).not.toBe(key);
  act(() => result.current.heard(refused('IDEMPOTENCY_MISMATCH')));
  expect(result.current.key).not.toBe(next);
});
