import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigationType } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import type { Person } from '#overrides/participants/index.ts';
import { DraftStore } from '../draft/DraftStore.ts';
import { emptyValues, type WizardValues } from '../form/WizardValues.ts';
import { roomForAll } from '#tests/setup/roomForAll.ts';
import { spasticityDay as event } from '../testing/spasticityDay.ts';
import { Wizard } from './Wizard.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  sessionStorage.clear();
});

const person = (id: string, fullName: string) => ({ id, fullName, email: null, country: null }) as Person;
const [anna, ben] = [person('1', 'Anna Berg'), person('2', 'Ben Ray')];

const Address = () => {
  const state: unknown = useLocation().state;
  const how = useNavigationType();
  return <p>{`${how}, ${state === null ? 'nobody' : 'somebody'} named`}</p>;
};

/** The wizard as it stands open, and what the palette offers beside it. */
async function open(left?: WizardValues) {
  const store = new DraftStore('7', 'booking:12');
  if (left !== undefined) store.write({ idempotencyKey: 'k', values: left });
  const { client } = answeringClient(({ name }) => ({
    data: name === 'WizardAvailability' ? { eventAvailability: roomForAll } : null,
  }));
  await renderAdmin(
    <>
      {[anna, ben].map((chosen) => (
        <Link key={chosen.id} to="/" state={{ chosen }}>
          Book {chosen.fullName} on Spasticity day
        </Link>
      ))}
      <Address />
      <Wizard target="booking" event={event} userId="7" asksCountry="none" />
    </>,
    { client },
  );
  return store;
}
const command = ({ fullName }: Person) =>
  userEvent.click(screen.getByRole('link', { name: `Book ${fullName} on Spasticity day` }));
const sendsFor = ({ fullName }: Person) => screen.findByRole('button', { name: `Book ${fullName}` });

it('who is named is opened where the wizard stands open already, and named once', async () => {
  await open();
  await command(anna);
  await sendsFor(anna);
  expect(await screen.findByText('REPLACE, nobody named')).toBeDefined();
});

it('what is unsent of somebody else is replaced where that is said, by a form with a key of its own', async () => {
  const store = await open({ ...emptyValues, chosen: ben, notes: 'Arrives late' });
  await sendsFor(ben);
  await command(anna);
  expect((await screen.findByRole('dialog')).textContent).toContain('one for Anna Berg takes its place');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await sendsFor(ben);
  expect(store.read()).toMatchObject({ idempotencyKey: 'k', values: { notes: 'Arrives late' } });
  await command(anna);
  await userEvent.click(await screen.findByRole('button', { name: 'Replace it' }));
  await sendsFor(anna);
  expect(store.read()?.values).toEqual({ ...emptyValues, chosen: anna });
  expect(store.read()?.idempotencyKey).not.toBe('k');
});

it('what is unsent of who is named stays as it is', async () => {
  const store = await open({ ...emptyValues, chosen: anna, notes: 'Arrives late' });
  await command(anna);
  await screen.findByText('REPLACE, nobody named');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.read()).toMatchObject({ idempotencyKey: 'k', values: { notes: 'Arrives late' } });
});
