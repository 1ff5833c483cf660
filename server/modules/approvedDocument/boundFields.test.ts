import { describe, expect, it } from 'vitest';
import { pathsIn } from '#server/documents/merge/pathsIn.ts';
import { readTemplate } from '#server/documents/merge/readTemplate.ts';
import { mergeWorld } from '../mergeTemplate/index.ts';
import { boundFields } from './boundFields.ts';

/** What a template with this text is bound to. */
const boundBy = (html: string) => boundFields(pathsIn(mergeWorld, readTemplate(html)));
const gap = (path: string, format = '') =>
  `<span data-merge-field="${path}" data-format="${format}">x</span>`;
const where = (path: string) => `<div data-condition="${path}" data-when="is" data-value="yes">shown</div>`;

describe('what a template is bound to (F1)', () => {
  it('is what it asks as well as what it prints', () => {
    expect(boundBy(where('trainerHonoraria.vatPayable'))).toEqual({
      bound: ['trainer.vatPayable'],
      unbound: [],
    });
    expect(boundBy(where('centreEvent.trainerHonoraria.vatPayable')).bound).toEqual([
      'centreEvent.trainers.trainer.vatPayable',
    ]);
    expect(boundBy(where('eventBooking.visaRequired')).bound).toEqual(['eventBooking.visaRequired']);
  });

  it('is never a passport, which is said to be left out (G4)', () => {
    const passport = 'eventBooking.passportNumber';
    expect(boundBy(gap(passport))).toEqual({ bound: [], unbound: [passport] });
  });

  it('is also what values are told with: the last of several days, a currency, a zone', () => {
    expect(boundBy(gap('centreEvent.dateStart', 'days')).bound).toEqual([
      'centreEvent.dateStart',
      'centreEvent.dateEnd',
    ]);
    expect(boundBy(gap('trainer.fmvAmount')).bound).toEqual(['trainer.fmvAmount', 'trainer.fmvCurrency']);
  });

  it('is of an amount the minutes and what an hour is worth; when it was frozen is said to be left out', () => {
    const { bound, unbound } = boundBy(
      gap('trainerHonoraria.totalTravelLocalCurrency') + gap('trainerHonoraria.frozenAt'),
    );
    expect(bound).toEqual(
      [
        ...['speakerMinutes', 'prepMinutes', 'postMinutes', 'travelMinutes'],
        ...['trainerFMV', 'trainerCurrency', 'eventCurrency', 'exchangeRate'],
      ].map((name) => `trainerHonoraria.${name}`),
    );
    expect(unbound).toContain('trainerHonoraria.frozenAt');
    // The trainer's own day goes on where a value is frozen (H6).
    expect(boundBy(gap('trainerHonoraria.fmvLastUpdated')).bound).toEqual(
      ['trainerFMV', 'trainerCurrency'].map((name) => `trainerHonoraria.${name}`),
    );
  });
});
