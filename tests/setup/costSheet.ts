import type { CostEvent } from '#overrides/events/costs/costOperations.ts';

type Cost = CostEvent['estimatedCosts'][number];

/** A line of an event's costs as the server has it. */
export const aCost = (changes: Partial<Cost> = {}): Cost => ({
  id: '1',
  name: 'Bus',
  description: null,
  costCategoryId: '1',
  unitMode: 'FIXED',
  fixedUnits: null,
  participants: null,
  trainers: null,
  amountExcVat: 1000,
  amountIncVat: 1190,
  currency: 'EUR',
  date: null,
  can: [{ action: 'update', allowed: true }],
  ...changes,
});

const sum = { excVat: 0, incVat: 0, excVatPerHead: null, incVatPerHead: null };

/** An event with its costs as the server has it, nothing said of who pays for what. */
export const aCostEvent = (changes: Partial<CostEvent> = {}): CostEvent => ({
  id: '12',
  name: 'Day course',
  dateStart: '2027-06-10',
  trainingCentreId: '1',
  dateModified: '2027-01-01',
  costsBaseCurrency: 'EUR',
  costAccommodation: null,
  costCoffee: null,
  costDinner: null,
  costFlights: null,
  costLunch: null,
  costTransfers: null,
  can: ['update_costs', 'update_cost_terms'].map((action) => ({ action, allowed: true, why: null })),
  estimatedCosts: [],
  costTotals: {
    currency: 'EUR',
    isPartial: false,
    trainees: 1,
    trainers: 1,
    seats: 10,
    booked: sum,
    atCapacity: sum,
    rates: [],
  },
  ...changes,
});
