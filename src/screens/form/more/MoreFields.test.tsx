import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { HttpError } from 'react-admin';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { FormSection } from '../FormSection.tsx';
import { ResourceCreate } from '../ResourceCreate.tsx';

const input = (name: string) => ({ name, source: name, kind: 'value' as const });
const sources = ['nameTitle', 'firstName', 'lastName', 'fax', 'notes'];

async function open(create: () => Promise<{ data: object }>) {
  await renderAdmin(
    <ResourceCreate schema={object({ lastName: string().required() })} first={['firstName', 'lastName']}>
      <FormSection name="details">
        <StringInput source="nameTitle" />
        <StringInput source="firstName" />
        <StringInput source="lastName" required />
      </FormSection>
      <FormSection name="other">
        <StringInput source="fax" />
        <StringInput source="notes" />
      </FormSection>
    </ResourceCreate>,
    {
      resource: 'people',
      dataProvider: { create: create as never },
      metas: {
        people: async () => ({
          name: 'people',
          type: 'Person',
          idField: 'id',
          representation: ['lastName'],
          create: {
            field: 'createPerson',
            operation: { kind: 'Document', definitions: [] } as never,
            inputs: sources.map(input),
          },
        }),
      },
    },
  );
}

it('asks first for what a new record needs, and for the rest once it is wanted', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await open(vi.fn());
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual([
    'firstName',
    'lastName',
  ]);
  expect(screen.queryByRole('heading', { name: 'Other' })).toBeNull();
  const [firstName] = screen.getAllByRole('textbox');
  await userEvent.click(screen.getByRole('button', { name: '3 more fields' }));
  // One that was there has not come for it.
  expect(firstName?.isConnected).toBe(true);
  expect(screen.getAllByRole('textbox')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /more field/ })).toBeNull();
  expect(document.activeElement?.getAttribute('name')).toBe('nameTitle');
});

it('opens the rest by itself where one of it is refused, keeps what was typed, and goes to it', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await open(async () => {
    throw new HttpError('Refused.', 422, { errors: { fax: 'No such number.' } });
  });
  await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'Weber');
  await userEvent.click(screen.getByRole('button', { name: /Create/ }));
  const fax = await screen.findByRole('textbox', { name: 'Fax' });
  expect(await screen.findByText('No such number.')).toBeDefined();
  expect(document.activeElement).toBe(fax);
  expect(screen.getByDisplayValue('Weber')).toBeDefined();
});
