import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DraftStore } from '../draft/DraftStore.ts';
import { useWizardForm, type WizardDraft } from './useWizardForm.ts';

afterEach(() => sessionStorage.clear());

const options = {
  target: 'booking',
  eventId: '12',
  userId: '7',
  asksCountry: 'none',
  asksReason: false,
} as const;

it('keeps a new key at once, with what was typed (K5)', () => {
  const { result } = renderHook(() => useWizardForm(options));
  act(() => result.current.form.setValue('notes', 'Arrives late'));
  const before = result.current.idempotencyKey;
  let key = '';
  act(() => {
    key = result.current.newKey();
  });
  expect(key).not.toBe(before);
  expect(new DraftStore('7', 'booking:12').read()).toMatchObject({
    idempotencyKey: key,
    values: { notes: 'Arrives late' },
  });
});

it('tells of a form that is back only where something had been entered', () => {
  const backAfter = (enter: (form: WizardDraft['form']) => void) => {
    sessionStorage.clear();
    const left = renderHook(() => useWizardForm(options));
    act(() => enter(left.result.current.form));
    left.unmount();
    const { restored, form } = renderHook(() => useWizardForm(options)).result.current;
    return { mode: form.getValues('participantMode'), isTold: restored !== undefined };
  };
  expect(backAfter((form) => form.setValue('participantMode', 'new'))).toEqual({
    mode: 'new',
    isTold: false,
  });
  expect(backAfter((form) => form.setValue('notes', 'Late'))).toEqual({ mode: 'existing', isTold: true });
});
