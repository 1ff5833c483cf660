import { honorariaStatement, trainerContract } from './contracts.ts';
import { badge, certificate, confirmation, invitation, visaLetter } from './letters.ts';
import { agenda, attendanceList, costSummary, logisticsSheet } from './lists.ts';

export interface StandardTemplate {
  readonly name: string;
  /** The kind of document run it is found by, in lower case with hyphens. */
  readonly key: string;
  readonly contexts: readonly string[];
  readonly html: string;
  /** Paper, and what stands on every page of it. */
  readonly options: Readonly<Record<string, unknown>>;
}

const event = ['CENTRE_EVENT'];
const person = ['CENTRE_EVENT', 'EVENT_BOOKING', 'PARTICIPANT'];
const fee = ['CENTRE_EVENT', 'TRAINER', 'TRAINER_HONORARIA'];
const upright = { paper: 'A4', orientation: 'portrait' };
const wide = { paper: 'A4', orientation: 'landscape' };
const personal = { footer: 'Personal data: keep it to those who need it.' };

/** A template for each kind of document run, so that all of them work from the first day. */
export const standardTemplates: readonly StandardTemplate[] = [
  { name: 'Agenda', key: 'agenda', contexts: event, html: agenda, options: upright },
  { name: 'Invitation', key: 'invitation', contexts: person, html: invitation, options: upright },
  { name: 'Visa letter', key: 'visa-letter', contexts: person, html: visaLetter, options: upright },
  { name: 'Confirmation', key: 'confirmation', contexts: person, html: confirmation, options: upright },
  {
    name: 'Attendance list',
    key: 'attendance-list',
    contexts: event,
    html: attendanceList,
    options: { ...upright, ...personal },
  },
  {
    name: 'Badge',
    key: 'badge',
    contexts: person,
    html: badge,
    options: { ...upright, sheet: { columns: 2, rows: 4 } },
  },
  { name: 'Certificate', key: 'certificate', contexts: person, html: certificate, options: wide },
  {
    name: 'Trainer contract',
    key: 'trainer-contract',
    contexts: fee,
    html: trainerContract,
    options: upright,
  },
  {
    name: 'Honoraria statement',
    key: 'honoraria-statement',
    contexts: fee,
    html: honorariaStatement,
    options: upright,
  },
  { name: 'Cost summary', key: 'cost-summary', contexts: event, html: costSummary, options: wide },
  {
    name: 'Logistics sheet',
    key: 'logistics-sheet',
    contexts: event,
    html: logisticsSheet,
    options: { ...wide, ...personal },
  },
];
