import { fireEvent, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import * as yup from 'yup';
import { eventMeta } from '#src/data/testing/eventMeta.ts';
import { ResourceCreate } from '../form/ResourceCreate.tsx';
import { RecordFailure } from './RecordFailure.tsx';

const fail = async (error: unknown, hasList = true) => {
  const onRetry = vi.fn();
  await renderAdmin(<RecordFailure error={error} onRetry={onRetry} />, {
    definitions: { events: { name: 'events', hasList } },
    messages: { resources: { events: { name: 'Event |||| Events' } } },
  });
  return onRetry;
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const graphQL = (code: string, message: string, requestId?: string) =>
  Object.assign(new Error('ApolloError'), {
    graphQLErrors: [{ message, extensions: { code, requestId } }],
  });

it.each([undefined, new HttpError('ra.notification.item_doesnt_exist', 404), graphQL('NOT_FOUND', 'Gone.')])(
  'a record that is not there has its status as the heading, the message beneath (spec §2)',
  async (error) => {
    await fail(error);
    expect(heading()).toBe('404');
    expect(screen.getByText('There is no event at this address, or you may not see it.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to events' }).getAttribute('href')).toBe('/events');
  },
);

it('where the contract lists no such records, the home page is the way on', async () => {
  await fail(undefined, false);
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('a server that does not answer has its status as the heading, and can be asked again (spec §2)', async () => {
  const onRetry = await fail(new HttpError('The server did not answer. Try again in a moment.', 503));
  expect(heading()).toBe('503');
  expect(screen.getByText('The server did not answer. Try again in a moment.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('a failure of the server shows the request id that support asks for', async () => {
  await fail(graphQL('INTERNAL', 'Something went wrong on our side.', 'request-0001'));
  expect(heading()).toBe('500');
  expect(screen.getByText('request-0001')).toBeDefined();
  expect(screen.getByText(/tell support and give them the request id/)).toBeDefined();
});

it('a refusal has its status as the heading, and is not tried again (spec §2)', async () => {
  await fail(graphQL('FORBIDDEN', 'This is for administrators.'));
  expect(heading()).toBe('403');
  expect(screen.getByText('This is for administrators.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('where nobody answers there is no status: the message is the heading', async () => {
  await fail(Object.assign(new Error('Failed to fetch'), { networkError: new TypeError() }));
  expect(heading()).toBe('The server did not answer. Try again in a moment.');
});

const refusedForm = async (hasList: boolean) =>
  renderAdmin(<ResourceCreate schema={yup.object()}>{null}</ResourceCreate>, {
    metas: { events: async () => eventMeta },
    definitions: { events: { name: 'events', hasList } },
    access: accessOf(typeAccess('CentreEvent', { create: false })),
  });

it('a form that is not for the viewer has 403 as its heading (spec §2)', async () => {
  await refusedForm(true);
  expect(heading()).toBe('403');
  expect(screen.getByText('No.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/events');
});

it('a form that is not for the viewer leads to no list where there is none', async () => {
  await refusedForm(false);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
});
