import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { Notification, useRefresh } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import * as yup from 'yup';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { EnumInput } from '#src/fields/enum/EnumInput.tsx';
import { LocalDateTimeInput } from '#src/fields/localDateTime/LocalDateTimeInput.tsx';
import { MoneyInput } from '#src/fields/money/MoneyInput.tsx';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { Replace } from '#src/screens/Replace.tsx';
import { FormSection } from '../FormSection.tsx';
import { ResourceEdit } from '../ResourceEdit.tsx';

const query = parse('{ event { id } }');
const inputs = ['name', 'brand', 'city', 'notes', 'kind', 'fee', 'opens'].map(
  (name) => ({ name, source: name, kind: 'value' }) as const,
);
const meta: ResourceMeta = {
  name: 'events',
  type: 'Event',
  idField: 'id',
  representation: ['name'],
  one: { field: 'event', operation: query, idVariable: 'id' },
  update: {
    field: 'updateEvent',
    operation: query,
    inputs: [
      ...inputs,
      { name: 'centre_id', source: 'centre.id', kind: 'id' },
      { name: 'why', source: 'why', kind: 'value' },
      { name: 'date_modified', source: 'dateModified', kind: 'value' },
    ],
    pieces: async () => ({
      kind: <EnumInput source="kind" name="PersonKind" values={['TRAINEE']} />,
      fee: <MoneyInput source="fee" currencySource="currency" />,
      opens: <LocalDateTimeInput source="opens" />,
    }),
    reason: 'why',
    version: { input: 'date_modified', source: 'dateModified' },
  },
};
const schema = yup.object({ name: yup.string().required('ra.validation.required') });
export const record = {
  id: '7',
  name: 'Day course',
  brand: 'Nerovia',
  city: 'Brno',
  notes: null,
  dateModified: 'then',
};

/** As changes that were kept from before are put back, with the version that they were made on. */
const ByHand = () => {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue('dateModified', 'long ago')}>
      written by hand
    </button>
  );
};

/** As in the top bar. */
const Refresh = () => <button onClick={useRefresh()}>Refresh</button>;

/** The page that changes `record`, over a server that has `latest` when it is asked again, and what the page stands in. */
export function editPage(
  update: (resource: string, params: { data: object; previousData: object }) => Promise<unknown>,
  latest: object = record,
  path = '/events/7/edit',
) {
  const getOne = vi.fn().mockResolvedValueOnce({ data: record }).mockResolvedValue({ data: latest });
  const page = (
    <>
      <Notification />
      <Routes>
        <Route
          path="/events/:id/edit"
          element={
            <Replace inputs={{ notes: <ByHand /> }}>
              <Refresh />
              <ResourceEdit schema={schema}>
                <FormSection name="one">
                  <StringInput source="name" required />
                </FormSection>
                <FormSection name="two">
                  <StringInput source="brand" />
                </FormSection>
                <FormSection name="three">
                  <StringInput source="city" />
                  <RelationInput source="centre.id" reference="centers" />
                  <EnumInput source="kind" name="PersonKind" values={['TRAINEE']} />
                </FormSection>
                <FormSection name="four">
                  <StringInput source="notes" />
                </FormSection>
              </ResourceEdit>
            </Replace>
          }
        />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </>
  );
  const dataProvider = { getOne, update: update as never };
  return [page, { path, metas: { events: async () => meta }, dataProvider }] as const;
}

export const box = (name: RegExp) => screen.findByRole('textbox', { name });
export const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
