// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyValues, type WizardValues } from '../form/WizardValues.ts';
import { DraftStore, forgetPassports } from './DraftStore.ts';

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
  beforeEach(() => {
    sessionStorage.clear();
    forgetPassports();
  });

  it('gives back what was typed, with the key of the form (K5)', () => {
    new DraftStore('7', 'booking:12').write(draft);
    expect(new DraftStore('7', 'booking:12').read()).toEqual({ ...draft, passportLost: false });
  });

  it('keeps the forms of other people, events and kinds apart', () => {
    new DraftStore('7', 'booking:12').write(draft);
    expect(new DraftStore('8', 'booking:12').read()).toBeUndefined();
    expect(new DraftStore('7', 'booking:13').read()).toBeUndefined();
    expect(new DraftStore('7', 'entry:12').read()).toBeUndefined();
  });

  it('writes no passport data to storage (G4), and says after a reload that it is gone', () => {
    new DraftStore('7', 'booking:12').write({ ...draft, values: { ...values, ...passport } });
    const written = Object.values({ ...sessionStorage }).join();
    for (const secret of Object.values(passport)) expect(written).not.toContain(`"${secret}"`);
    expect(new DraftStore('7', 'booking:12').read()).toMatchObject({
      passportLost: false,
      values: passport,
    });
    forgetPassports();
    const restored = new DraftStore('7', 'booking:12').read();
    expect(restored?.passportLost).toBe(true);
    expect(restored?.values).toEqual(values);
  });

  it('forgets a draft that is cleared, and one it cannot read', () => {
    const store = new DraftStore('7', 'booking:12');
    store.write(draft);
    store.clear();
    expect(store.read()).toBeUndefined();
    sessionStorage.setItem('convene-draft:7:booking:12', '{"version":0,"values":{}}');
    expect(store.read()).toBeUndefined();
    sessionStorage.setItem('convene-draft:7:booking:12', '{half');
    expect(store.read()).toBeUndefined();
  });
});
