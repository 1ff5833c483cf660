import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client/core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { lazy } from 'react';
import type { AuthProvider, RaRecord } from 'react-admin';
import type { ResourceMeta } from '../data/ResourceMeta.ts';

const List = lazy(async () => ({ default: () => <h1>List</h1> }));
const resource = (name: string, type: string) => ({
  name,
  type,
  meta: async (): Promise<ResourceMeta> => ({ name, type, idField: 'id', representation: ['name'] }),
  list: List,
  show: List,
  edit: List,
  create: List,
  recordRepresentation: (record: RaRecord) => String(record['name']),
});
export const resources = {
  events: resource('events', 'CentreEvent'),
  centers: resource('centers', 'TrainingCentre'),
  trainers: resource('trainers', 'Trainer'),
  participants: resource('participants', 'Participant'),
  bookings: resource('bookings', 'EventBooking'),
  templates: resource('templates', 'MergeTemplate'),
  users: resource('users', 'User'),
  countries: resource('countries', 'Country'),
  indications: resource('indications', 'Indication'),
  costCategories: resource('costCategories', 'CostCategory'),
  waitingListEntries: resource('waitingListEntries', 'WaitingListEntry'),
  approvedDocuments: resource('approvedDocuments', 'ApprovedDocument'),
  audits: resource('audits', 'Audit'),
};
export const overrides: Readonly<Record<string, object>> = {};
export const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({ uri: '/graphql' }),
});
export const i18nProvider = polyglotI18nProvider(
  () => englishMessages,
  'en',
  [
    { locale: 'en-US', name: 'English (United States)' },
    { locale: 'en-GB', name: 'English (United Kingdom)' },
  ],
  { allowMissing: true },
);
export const authProvider: AuthProvider = {
  login: async ({ password }: { password: string }) => {
    if (password !== 'x') throw new Error('no');
    localStorage.setItem('in', '1');
  },
  logout: async () => {
    localStorage.removeItem('in');
    return '/account/login';
  },
  checkAuth: async () => {
    if (!localStorage.getItem('in')) throw new Error('out');
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
  getIdentity: async () => ({ id: 1, fullName: 'Dr. Ana Żółcińska', firstName: 'Ana' }),
};
