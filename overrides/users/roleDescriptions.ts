import type { roleValues } from '#resources/enums.ts';

/** What a role allows, in a line (rules.md, Roles). A role added to the contract does not compile until it is said here. */
export const roleDescriptions: Readonly<Record<(typeof roleValues)[number], string>> = {
  administrator: 'Everything, users and limits included.',
  global_manager: 'Centres, events, bookings and people of all countries.',
  country_manager: 'The same for the own countries. May not pass limits.',
  booker: 'Own bookings and waiting-list entries in the own countries.',
  logistics: 'Travel, hotels, passports and logistics costs.',
  compliance: 'Approvals, fees, costs and spend.',
  viewer: 'Reads the own countries, without contact data.',
};
