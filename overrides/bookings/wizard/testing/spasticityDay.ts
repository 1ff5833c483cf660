import type { WizardEvent } from '../data/WizardEvent.ts';

/** An event that asks for no details and takes everybody. */
export const spasticityDay: WizardEvent = {
  id: '12',
  name: 'Spasticity day',
  dateStart: '2027-03-12',
  dateEnd: '2027-03-13',
  isPublished: true,
  restrictCountries: false,
  allowedCountries: [],
  collectFields: [],
  globalManageFlights: false,
  can: [],
  country: null,
  trainingCentre: null,
};
