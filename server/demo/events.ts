import type { collectFields } from '#schema/collectFields.ts';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables/Tables.ts';
import type { DemoCentre } from './centres.ts';
import type { DemoContext } from './DemoContext.ts';
import {
  CANCELLED_EVENTS,
  eventCurrencies,
  guestTrainers,
  hardCaseSites,
  hardCases,
  LATER_EVENTS,
  NEAR_EVENTS,
  PAST_EVENTS,
} from './hardCases.ts';
import type { DemoRow } from './insertRows.ts';
import { phoneNumber } from './names/people.ts';
import { type DemoCountry, demoCountries, demoCountry } from './names/places.ts';
import { type DemoTrainer, NO_RATE_TRAINER, OLD_FMV_TRAINER } from './trainers.ts';

type EventPhase = 'past' | 'near' | 'later' | 'cancelled';

export interface DemoEvent {
  readonly row: DemoRow<'centre_events'> & { readonly date_start: string; readonly date_end: string };
  readonly phase: EventPhase;
  readonly centre: DemoCentre;
  readonly country: DemoCountry;
  /** Countries that may book; null without a restriction. */
  readonly allowed: readonly string[] | null;
  readonly trainers: readonly number[];
  readonly days: number;
  readonly maxTrainees: number;
}

const seats = [12, 12, 12, 12, 16, 18, 20];
const collectSets: readonly (readonly (typeof collectFields)[number][])[] = [
  [],
  ['dietaryRequirements'],
  ['dietaryRequirements', 'accommodation', 'dateArrival', 'dateDeparture'],
  ['dietaryRequirements', 'transportMethod', 'dateArrival', 'dateDeparture'],
];
const formats = ['masterclass', 'hands-on course', 'injection workshop', 'advanced course', 'refresher'];
const venuesFor: Readonly<Record<string, string>> = {
  'Glabellar lines': 'Dermela',
  'Lateral canthal lines': 'Dermela',
  'Forehead lines': 'Dermela',
};

/** The 160 events: 95 past, 15 within 30 days, 40 later and 10 cancelled, over 30 months. */
export function planEvents(
  context: DemoContext,
  centres: readonly DemoCentre[],
  trainers: readonly DemoTrainer[],
): readonly DemoEvent[] {
  const phases: readonly EventPhase[] = [
    ...Array<EventPhase>(PAST_EVENTS).fill('past'),
    ...Array<EventPhase>(NEAR_EVENTS).fill('near'),
    ...Array<EventPhase>(LATER_EVENTS).fill('later'),
    ...Array<EventPhase>(CANCELLED_EVENTS).fill('cancelled'),
  ];
  return phases.map((phase, index) => {
    const id = index + 1;
    const centre = centres[hardCaseSites[id] ?? (index * 7) % centres.length];
    if (centre === undefined) throw new Error('The demo data needs its centres.');
    return planEvent(context, id, phase, centre, trainers);
  });
}

function planEvent(
  context: DemoContext,
  id: number,
  phase: EventPhase,
  centre: DemoCentre,
  trainers: readonly DemoTrainer[],
): DemoEvent {
  const { random } = context;
  const country = demoCountry(centre.site.country);
  const days = id in hardCaseSites || random.chance(0.8) ? 2 : random.pick([1, 3]);
  const start = startDay(context, id, phase);
  const end = context.calendar.plus(start, days - 1);
  const team = [...eventTrainers(context, id, centre, trainers), ...(guestTrainers[id] ?? [])].filter(
    isFirst,
  );
  const allowed = allowedCountries(id, country);
  const maxTrainees = id in hardCaseSites ? 12 : random.pick(seats);
  const row = {
    ...eventRow(context, id, phase, centre, country, team, allowed !== null),
    max_trainees: maxTrainees,
  };
  return {
    phase,
    centre,
    country,
    allowed,
    trainers: team,
    days,
    maxTrainees,
    row: {
      ...row,
      name: eventName(context, id, centre, days),
      date_start: start,
      date_end: end,
      ...created(context, start),
    },
  };
}

function startDay({ calendar, random }: DemoContext, id: number, phase: EventPhase): string {
  const offset = {
    past: () => -605 + Math.round((id - 1) * 6.35),
    near: () => 2 + ((id - PAST_EVENTS - 1) * 25) / (NEAR_EVENTS - 1),
    later: () => 33 + Math.round((id - PAST_EVENTS - NEAR_EVENTS - 1) * 6.6),
    cancelled: () => random.int(-300, 180),
  }[phase]();
  const day = calendar.day(Math.round(offset));
  if (!calendar.isWeekend(day)) return day;
  return calendar.plus(day, phase === 'past' ? -2 : 2);
}

function created({ calendar, random }: DemoContext, start: string) {
  const day = calendar.plus(start, -random.int(100, 190));
  const latest = calendar.day(-random.int(9, 40));
  const entered = day < latest ? day : latest;
  return {
    date_created: calendar.moment(entered, random.int(480, 1080)),
    date_modified: calendar.moment(calendar.plus(entered, random.int(1, 8)), random.int(480, 1080)),
  };
}

function eventName({ random }: DemoContext, id: number, centre: DemoCentre, days: number): string {
  const format = days === 1 ? 'day course' : random.pick(formats);
  return `${centre.indication} ${format}, ${centre.site.city}${id % 4 === 0 ? ` ${random.pick(['A', 'B'])}` : ''}`;
}

function eventTrainers(
  context: DemoContext,
  id: number,
  centre: DemoCentre,
  trainers: readonly DemoTrainer[],
): number[] {
  if (id === hardCases.oldFmv) return [OLD_FMV_TRAINER, ...centre.trainers.slice(0, 1)].filter(isFirst);
  if (id === hardCases.missingRate) return [...centre.trainers.slice(0, 1), NO_RATE_TRAINER];
  const own = context.random.sample(centre.trainers, context.random.pick([1, 2, 2, 2, 3]));
  if (own.length > 1 || context.random.chance(0.5)) return own;
  const guest = context.random.pick(trainers.filter(({ row }) => row.is_disabled !== true)).row.id;
  return [...own, guest].filter(isFirst);
}

const isFirst = (value: number, index: number, all: readonly number[]) => all.indexOf(value) === index;

/** Every twelfth event is restricted to its region; one to nobody (S2). */
function allowedCountries(id: number, country: DemoCountry): readonly string[] | null {
  if (id === hardCases.restrictedToNobody) return [];
  if (id in hardCaseSites || id % 12 !== 5) return null;
  return demoCountries.filter(({ region }) => region === country.region).map(({ code }) => code);
}

function eventRow(
  context: DemoContext,
  id: number,
  phase: EventPhase,
  centre: DemoCentre,
  country: DemoCountry,
  team: readonly number[],
  restricted: boolean,
): Omit<DemoEvent['row'], 'name' | 'date_start' | 'date_end'> {
  const { random } = context;
  const settled = phase !== 'later' || random.chance(0.6);
  const status = {
    past: 'Completed',
    near: 'Open',
    later: settled ? 'Open' : 'Planned',
    cancelled: 'Cancelled',
  }[phase];
  return {
    id,
    time_zone: centre.site.timeZone,
    training_centre_id: centre.row.id,
    country_id: context.countryId(country.code),
    event_status: phase === 'later' && id % 13 === 0 ? 'Draft' : status,
    is_published: phase !== 'cancelled' && !(phase === 'later' && id % 13 === 0),
    brand: venuesFor[centre.indication] ?? 'Nerovia',
    language: country.language,
    description: `A course on ${centre.indication.toLowerCase()} in small groups, with live demonstrations.`,
    objectives: 'Choose patients and muscles, place injections safely, follow up and adjust.',
    lead_trainer_id: team[0] ?? null,
    restrict_countries: restricted,
    authorisation_obtained: settled,
    authorisation_obtained_text: settled && random.chance(0.3) ? 'By letter of the ethics office.' : null,
    contract_executed: settled,
    clinical_cases_detail: random.chance(0.4)
      ? 'Two cases are shown with the consent of the patients.'
      : null,
    collect_fields: [...(collectSets[id % collectSets.length] ?? [])],
    global_manage_flights: id % 3 === 0,
    max_staff: random.chance(0.7) ? 6 : null,
    max_waiting_list: id in hardCaseSites ? 10 : random.pick([null, 10, 10, 15]),
    placeholder_expiry_days: random.pick([null, 7, 14, 21]),
    ...costTexts(context, id, country),
    ...logistics(context, centre, country),
  };
}

function costTexts(
  { random }: DemoContext,
  id: number,
  country: DemoCountry,
): Partial<Insertable<Tables['centre_events']>> {
  return {
    costs_base_currency: id in eventCurrencies ? (eventCurrencies[id] ?? null) : country.currency,
    cost_accommodation: random.pick(['Paid by us, two nights at most', 'Paid by us', null]),
    cost_coffee: 'Paid by us',
    cost_dinner: random.pick(['Paid by us, first evening only', 'Not covered']),
    cost_flights: random.pick(['Economy, booked by the agency', 'Paid by participants', null]),
    cost_lunch: 'Paid by us',
    cost_transfers: random.pick(['Shuttle from the hotel', null]),
  };
}

function logistics(
  context: DemoContext,
  centre: DemoCentre,
  country: DemoCountry,
): Partial<Insertable<Tables['centre_events']>> {
  const { random } = context;
  return {
    hotel_name: `${random.pick(['Hotel Lindenhof', 'Harbour House', 'Grand Garden Hotel', 'Hotel Astoria Park'])}, ${centre.site.city}`,
    hotel_address: `${random.int(1, 60)} Station Square, ${centre.site.city}`,
    hotel_phone: phoneNumber(random, country),
    logistics_vendor_lead_name: random.pick(['Robin Calloway', 'Marit Solheimer', 'Ines Carvalhosa']),
    logistics_vendor_lead_email: 'lead@agency.example',
    logistics_vendor_lead_phone: phoneNumber(random, country),
    onsite_contact_name: random.pick(['Jo Ferndale', 'Sam Okoroji', 'Lena Brückwald']),
    onsite_contact_email: 'onsite@agency.example',
    onsite_contact_phone: phoneNumber(random, country),
  };
}

/** Guests come from far. */
const guestMinutes = { prep_minutes: 90, post_minutes: 35, travel_minutes: 385 };

export function eventTrainerRows(
  { random }: DemoContext,
  events: readonly DemoEvent[],
): Insertable<Tables['centre_event_trainers']>[] {
  return events.flatMap(({ row, trainers }) =>
    trainers.map((trainer, index) => ({
      centre_event_id: row.id,
      trainer_id: trainer,
      priority: index + 1,
      ...(guestTrainers[row.id]?.includes(trainer) === true
        ? guestMinutes
        : {
            prep_minutes: random.pick([0, 60, 120, 180]),
            post_minutes: random.pick([0, 0, 30, 60]),
            travel_minutes: random.pick([0, 60, 120, 240]),
          }),
      activity_description: index === 0 ? 'Leads the course and demonstrates' : 'Supervises hands-on groups',
    })),
  );
}

export function allowedCountryRows(
  context: DemoContext,
  events: readonly DemoEvent[],
): Insertable<Tables['centre_event_allowed_countries']>[] {
  return events.flatMap(({ row, allowed }) =>
    (allowed ?? []).map((code) => ({ centre_event_id: row.id, country_id: context.countryId(code) })),
  );
}
