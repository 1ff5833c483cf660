/** The role table of the domain rules as data. Roles combine by union: the widest reach wins. */
export const roles = [
  'administrator',
  'global_manager',
  'country_manager',
  'booker',
  'logistics',
  'compliance',
  'viewer',
] as const;
export type Role = (typeof roles)[number];

/** How far a capability reaches: every row, rows of one's own countries, one's own rows there, or none. */
export type Reach = 'all' | 'countries' | 'own' | 'none';

const order: readonly Reach[] = ['none', 'own', 'countries', 'all'];
const widest = (reaches: readonly Reach[]): Reach =>
  reaches.reduce<Reach>((best, reach) => (order.indexOf(reach) > order.indexOf(best) ? reach : best), 'none');

type Row = Readonly<Record<Role, Reach>>;
const row = (
  administrator: Reach,
  global_manager: Reach,
  country_manager: Reach,
  booker: Reach,
  logistics: Reach,
  compliance: Reach,
  viewer: Reach,
): Row => ({ administrator, global_manager, country_manager, booker, logistics, compliance, viewer });

const all = 'all';
const countries = 'countries';
const own = 'own';
const none = 'none';

/** Columns: administrator, global_manager, country_manager, booker, logistics, compliance, viewer. */
export const capabilities = {
  'users.read': row(all, none, none, none, none, none, none),
  'users.write': row(all, none, none, none, none, none, none),
  'redirects.read': row(all, none, none, none, none, none, none),
  'redirects.write': row(all, none, none, none, none, none, none),
  'centres.read': row(all, all, countries, all, all, all, countries),
  'centres.write': row(all, all, countries, none, none, none, none),
  'events.read': row(all, all, countries, all, all, all, countries),
  'events.write': row(all, all, countries, none, none, none, none),
  /** Which events with a country restriction are visible: 'countries' means own ∩ allowed (S2). */
  'restrictedEvents.read': row(all, all, countries, countries, all, all, countries),
  'bookings.read': row(all, all, countries, own, all, all, countries),
  'bookings.write': row(all, all, countries, own, none, none, none),
  /** Pass C6 and C7 and skip the queue, with a reason (C8, W3). */
  'limits.override': row(all, all, none, none, none, none, none),
  /** Take a status back, and book when the event is over, with a reason (B1, B4). */
  'bookings.manage': row(all, all, countries, none, none, none, none),
  /** Confirm without the authorisation or contract that the centre requires, with a reason (B2). */
  'bookings.confirmOverride': row(none, none, none, none, none, all, none),
  /** Make somebody else the author of a booking (C7). */
  'bookings.transfer': row(all, none, none, none, none, none, none),
  'waiting.upgrade': row(all, all, countries, own, none, none, none),
  'flights.write': row(all, all, none, none, all, none, none),
  'passport.read': row(none, none, none, own, all, none, none),
  /** With a reason that the audit keeps. */
  'passport.readForReason': row(none, all, countries, none, none, none, none),
  'participants.read': row(all, all, countries, countries, all, all, countries),
  'participants.contact': row(all, all, countries, countries, all, all, none),
  'participants.write': row(all, all, countries, countries, none, none, none),
  /** Of two bookings that a merge finds on one event, it drops one, whoever made it (G3). */
  'participants.merge': row(all, all, none, none, none, none, none),
  /** Take all that is personal of somebody who asks for it; it cannot be undone (G5). */
  'participants.erase': row(all, none, none, none, none, none, none),
  /** The same of whom somebody else has asked for it. */
  'participants.approveErasure': row(all, none, none, none, none, all, none),
  /** Ask those who may for a merge or an erasure. */
  'participants.ask': row(all, all, countries, none, none, none, none),
  /** What is asked for: by whoever may ask or decide. */
  'requests.read': row(all, all, countries, none, none, all, none),
  'trainers.read': row(all, all, countries, all, all, all, all),
  /** Beyond the name. */
  'trainers.details': row(all, all, countries, none, all, all, none),
  'trainers.write': row(all, all, countries, none, none, none, none),
  'fmv.read': row(all, all, countries, none, none, all, none),
  'fmv.write': row(none, none, none, none, none, all, none),
  /** Of events and trainers of one's own countries alike. */
  'honoraria.read': row(all, all, countries, none, none, all, none),
  'costs.read': row(all, all, countries, none, all, all, none),
  /** Logistics write logistics lines only. */
  'costs.write': row(all, all, countries, none, all, all, none),
  /** What every line and honorarium is told in, and what is agreed on meals: no line of logistics. */
  'costs.terms': row(all, all, countries, none, none, all, none),
  /** The branch of a category decides which costs logistics may see. */
  'costCategories.write': row(all, none, none, none, none, none, none),
  /** Which sets were kept, from where and by whom; what one currency is worth in another is told to everybody. */
  'rates.read': row(all, all, all, none, none, all, none),
  /** Honoraria follow from rates: whoever may only read those may not move them. */
  'rates.write': row(all, none, none, none, none, all, none),
  'templates.read': row(all, all, all, all, all, all, none),
  'templates.write': row(all, all, none, none, none, none, none),
  'documents.read': row(all, all, countries, countries, all, all, countries),
  /** Invitations, visa letters, confirmations and certificates: documents for a booking. */
  'letters.read': row(all, all, countries, own, none, all, none),
  'letters.generate': row(all, all, countries, own, none, none, none),
  /** Attendance lists, badges and logistics sheets. */
  'lists.read': row(all, all, countries, none, all, all, none),
  'lists.generate': row(all, all, countries, none, all, none, none),
  /** Agendas, and documents of free text. */
  'papers.read': row(all, all, countries, none, none, all, none),
  'papers.generate': row(all, all, countries, none, none, none, none),
  'costSummaries.read': row(all, all, countries, none, none, all, none),
  'costSummaries.generate': row(none, all, countries, none, none, all, none),
  /** Trainer contracts and honoraria statements. */
  'contracts.read': row(all, all, none, none, none, all, none),
  'contracts.generate': row(none, all, none, none, none, all, none),
  /** Import, bulk edit, besides the write itself: 'own' means only what one's role is for (`manyOfOwn` of a noun). */
  'records.changeMany': row(all, all, countries, own, own, own, none),
  /** Everybody has their own. */
  'tasks.ofOthers': row(all, none, none, none, none, none, none),
  /** Attach and upload what has to be approved, and remove what never was. */
  'documents.write': row(all, all, countries, none, none, all, none),
  'documents.approve': row(none, none, none, none, none, all, none),
  /** The report of an outside service, which knows no countries. */
  'report.read': row(all, all, none, none, none, all, none),
  'audit.read': row(all, all, countries, none, none, all, none),
  /** Everybody keeps their own; those who reach further also change what others have shared. */
  'views.write': row(all, all, own, own, own, own, own),
  /** 'own' means with the roles that one has. */
  'views.share': row(all, all, own, none, none, none, none),
  /** What was spent on whom (T1); whoever reads it may take it out as a file. */
  'spend.read': row(all, all, countries, none, none, all, none),
} as const satisfies Readonly<Record<string, Row>>;

export type Capability = keyof typeof capabilities;

export function reach(holder: { readonly roles: readonly Role[] }, capability: Capability): Reach {
  return widest(holder.roles.map((role) => capabilities[capability][role]));
}

/** Whether a role reaches one's own rows, as another may reach those of one's countries: each its own, and neither the other's. */
export const reachesOwn = (holder: { readonly roles: readonly Role[] }, capability: Capability): boolean =>
  holder.roles.some((role) => capabilities[capability][role] === 'own');

/** The same holder with those roles alone that give a capability: what their other roles show is not what it is for. */
export const asGivenBy = <T extends { readonly roles: readonly Role[] }>(
  holder: T,
  capability: Capability,
): T => ({ ...holder, roles: holder.roles.filter((role) => capabilities[capability][role] !== 'none') });
