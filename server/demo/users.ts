import type { Insertable } from 'kysely';
import { type Role, roles } from '../access/roleTable.ts';
import type { Tables } from '../db/tables/Tables.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoRow } from './insertRows.ts';
import { PeopleMaker } from './names/people.ts';
import { demoCountry } from './names/places.ts';

export interface DemoUsers {
  readonly users: readonly DemoRow<'users'>[];
  readonly roles: readonly Insertable<Tables['user_roles']>[];
  readonly countries: readonly Insertable<Tables['user_countries']>[];
  withRole(role: Role): readonly number[];
  /** Who books for people of a country. */
  authorsFor(country: string): readonly number[];
}

interface Account {
  readonly roles: readonly Role[];
  readonly countries: readonly string[];
  readonly home: string;
}

const account = (role: Role | readonly Role[], countries: string, home = countries.slice(0, 2)): Account => ({
  roles: typeof role === 'string' ? [role] : role,
  countries: countries === '' ? [] : countries.split(' '),
  home: home === '' ? 'GB' : home,
});

/** The first seven are the accounts named after their role. */
const named: Readonly<Record<Role, string>> = {
  administrator: '',
  global_manager: '',
  country_manager: 'DE AT CH',
  booker: 'DE PL',
  logistics: '',
  compliance: '',
  viewer: 'FR BE ES',
};

const others: readonly Account[] = [
  ...['GB', 'FR'].map((home) => account('administrator', '', home)),
  ...['CH', 'SE', 'JP'].map((home) => account('global_manager', '', home)),
  ...['FR BE', 'NL', 'GB', 'ES PT', 'IT', 'GR', 'PL CZ', 'BG UA', 'SE NO DK', 'TR AE SA KW EG', 'CN JP'].map(
    (countries) => account('country_manager', countries),
  ),
  account(['country_manager', 'logistics'], 'BR MX'),
  ...[
    'DE',
    'AT CH',
    'FR BE',
    'NL GB',
    'ES PT',
    'IT',
    'GR',
    'PL',
    'CZ BG UA',
    'SE NO DK',
    'TR AE SA KW EG',
    'CN',
    'JP',
  ].map((countries) => account('booker', countries)),
  account(['booker', 'viewer'], 'BR MX'),
  ...['NL', 'PT', 'CZ', 'AE'].map((home) => account('logistics', '', home)),
  ...['GB', 'IT', 'DK'].map((home) => account('compliance', '', home)),
  ...['DE AT', 'CN JP', 'GR BG'].map((countries) => account('viewer', countries)),
];

export function planUsers(context: DemoContext): DemoUsers {
  const people = new PeopleMaker(context.random);
  const accounts = [...roles.map((role) => account(role, named[role])), ...others];
  const users = accounts.map(({ home }, index) => {
    const person = people.person(demoCountry(home));
    const username = roles[index] ?? person.mailbox;
    return {
      id: index + 1,
      username,
      user_email: roles[index] ? `${username}@convene.example` : `${person.mailbox}@office.example`,
      name_title: context.random.chance(0.2) ? person.title : null,
      first_name: person.first,
      last_name: person.last,
      password_hash: context.passwordHash,
      options: '[]',
      registered_date: context.calendar.moment(context.calendar.day(-760 + index * 9), 540),
      date_modified: context.calendar.moment(context.calendar.day(-400 + index * 5), 600),
    };
  });
  return {
    users,
    roles: accounts.flatMap((one, index) => one.roles.map((role) => ({ user_id: index + 1, role }))),
    countries: accounts.flatMap((one, index) =>
      one.countries.map((code) => ({ user_id: index + 1, country_id: context.countryId(code) })),
    ),
    withRole: (role) => idsWhere(accounts, (one) => one.roles.includes(role)),
    authorsFor: (country) =>
      idsWhere(
        accounts,
        (one) => one.countries.includes(country) && one.roles.some((role) => bookingRoles.has(role)),
      ),
  };
}

const bookingRoles: ReadonlySet<Role> = new Set<Role>(['booker', 'country_manager']);

function idsWhere(accounts: readonly Account[], test: (one: Account) => boolean): number[] {
  return accounts.flatMap((one, index) => (test(one) ? [index + 1] : []));
}
