// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyValues, type WizardValues } from '../form/WizardValues.ts';
import { DraftStore, forgetPassports } from './DraftStore.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const values: WizardValues = {
  ...emptyValues,
  participantMode: 'new',
  participant: { lastName: 'Żółciński', isHcp: true },
  notes: 'Arrives late',
  dateOfBirth: '1980-02-03',
};
const passport = {
  passportNumber: 'C01X00T47',
  passportCountryIssue: 'DE',
  passportExpirationDate: '2031-05-06',
} as const;
const draft = { idempotencyKey: '7b0e4f0e-0000-4000-8000-000000000000', values } as const;

describe('DraftStore', () => {
  beforeEach(forgetPassports);

  it('gives back what was typed, with the key of the form (K5)', () => {
    const storage = memory();
    new DraftStore('7', 'booking:12', storage).write(draft);
    expect(new DraftStore('7', 'booking:12', storage).read()).toEqual({ ...draft, passportLost: false });
  });

  it('keeps the forms of other people, events and kinds apart', () => {
    const storage = memory();
    new DraftStore('7', 'booking:12', storage).write(draft);
    expect(new DraftStore('8', 'booking:12', storage).read()).toBeUndefined();
    expect(new DraftStore('7', 'booking:13', storage).read()).toBeUndefined();
    expect(new DraftStore('7', 'entry:12', storage).read()).toBeUndefined();
  });

  it('writes no passport data to storage (G4), and says after a reload that it is gone', () => {
    const storage = memory();
    new DraftStore('7', 'booking:12', storage).write({ ...draft, values: { ...values, ...passport } });
    const written = [...storage.kept.values()].join();
    for (const secret of Object.values(passport)) expect(written).not.toContain(`"${secret}"`);
    expect(new DraftStore('7', 'booking:12', storage).read()).toMatchObject({
      passportLost: false,
      values: passport,
    });
    forgetPassports();
    const restored = new DraftStore('7', 'booking:12', storage).read();
    expect(restored?.passportLost).toBe(true);
    expect(restored?.values).toEqual(values);
  });

  it('forgets a draft that is cleared, and one it cannot read', () => {
    const storage = memory();
    const store = new DraftStore('7', 'booking:12', storage);
    store.write(draft);
    store.clear();
    expect(store.read()).toBeUndefined();
    storage.setItem('convene-draft:7:booking:12', '{"version":0,"values":{}}');
    expect(store.read()).toBeUndefined();
    storage.setItem('convene-draft:7:booking:12', '{half');
    expect(store.read()).toBeUndefined();
  });

  it('does not stand in the way where storage is full', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => new DraftStore('7', 'booking:12', full).write(draft)).not.toThrow();
  });
});
