import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { HttpError, useRefresh } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as yup from 'yup';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { StaleWriteError } from '#src/data/errors/StaleWriteError.ts';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { EnumInput } from '#src/fields/enum/EnumInput.tsx';
import { LocalDateTimeInput } from '#src/fields/localDateTime/LocalDateTimeInput.tsx';
import { MoneyInput } from '#src/fields/money/MoneyInput.tsx';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { Replace } from '../Replace.tsx';
import { FormSection } from './FormSection.tsx';
import { ResourceEdit } from './ResourceEdit.tsx';

const scrollIntoView = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  cleanup();
  scrollIntoView.mockReset();
});

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
const record = {
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

function renderEdit(
  update: (resource: string, params: { data: object; previousData: object }) => Promise<unknown>,
  latest: object = record,
  path = '/events/7/edit',
) {
  const getOne = vi.fn().mockResolvedValueOnce({ data: record }).mockResolvedValue({ data: latest });
  return renderAdmin(
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
              </FormSection>
              <FormSection name="four">
                <StringInput source="notes" />
              </FormSection>
            </ResourceEdit>
          </Replace>
        }
      />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      path,
      metas: { events: async () => meta },
      dataProvider: { getOne, update: update as never },
    },
  );
}

const box = (name: RegExp) => screen.findByRole('textbox', { name });
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('says what has changed and leads to the record when it is saved', async () => {
  const update = vi.fn(async (_resource: string, { data }: { data: object }) => ({ data }));
  const { pathname } = await renderEdit(update);
  await userEvent.type(await box(/^Brand/), ' plus');
  expect(screen.getByText('Changed: Brand')).toBeDefined();
  await save();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(update).toHaveBeenCalledWith('events', expect.objectContaining({ id: '7', previousData: record }));
});

it('an address that names a field opens the form at its input', async () => {
  await renderEdit(vi.fn(), record, '/events/7/edit?field=city');
  expect(await box(/City/)).toBe(document.activeElement);
});

it('there is nothing to save before something has changed, nor after it was changed back', async () => {
  await renderEdit(vi.fn());
  const brand = await box(/^Brand/);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await userEvent.type(brand, 'x{Backspace}');
  expect(screen.getByText('No changes yet.')).toBeDefined();
});

it('counts problems at the bar and at their section', async () => {
  const update = vi.fn();
  await renderEdit(update);
  await userEvent.clear(await box(/^Name/));
  await save();
  expect(await screen.findByRole('button', { name: '1 problem' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'One: 1 problem' })).toBeDefined();
  expect(screen.getByText('Required')).toBeDefined();
  expect(update).not.toHaveBeenCalled();
});

it("puts the server's message at its input", async () => {
  await renderEdit(async () => {
    throw new HttpError('Some fields need your attention.', 422, {
      errors: { city: 'There is no such city.' },
    });
  });
  await userEvent.type(await box(/^City/), 'x');
  await save();
  expect(await screen.findByText('There is no such city.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Three: 1 problem' })).toBeDefined();
});

it('brings the first input that the server refuses into view, in the order of the page', async () => {
  await renderEdit(async () => {
    throw new HttpError('Some fields need your attention.', 422, {
      errors: { city: 'There is no such city.', brand: 'There is no such brand.' },
    });
  });
  await userEvent.type(await box(/^City/), 'x');
  await save();
  await waitFor(async () => expect(document.activeElement).toBe(await box(/^Brand/)));
  expect(scrollIntoView.mock.contexts).toEqual([document.activeElement]);
});

it('C8: asks why only when the server would take a reason, and sends it with the rest', async () => {
  const update = vi
    .fn()
    .mockRejectedValueOnce(
      new HttpError('Brno has no seats left.', 400, { code: 'LIMIT', details: { overridable: true } }),
    )
    .mockResolvedValue({ data: record });
  const { pathname } = await renderEdit(update);
  await userEvent.type(await box(/^City/), ' 2');
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
  await save();
  const reason = await box(/^Reason/);
  expect(screen.getByRole('alert').textContent).toContain('Brno has no seats left.');
  expect(document.activeElement).toBe(reason);

  await save();
  expect(await screen.findByText('Please give a reason.')).toBeDefined();
  expect(update).toHaveBeenCalledTimes(1);
  await userEvent.type(reason, 'The board agreed');
  expect(screen.getByText('Changed: City')).toBeDefined();
  await save();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(update.mock.calls[1]?.[1]).toMatchObject({ data: { city: 'Brno 2', why: 'The board agreed' } });
});

it('C8: asks for no reason, and sends none, once what was refused has been changed', async () => {
  const refused = new HttpError('Brno has no seats left.', 400, {
    code: 'LIMIT',
    details: { overridable: true },
  });
  const update = vi
    .fn()
    .mockRejectedValueOnce(refused)
    .mockRejectedValueOnce(refused)
    .mockResolvedValue({ data: record });
  const { pathname } = await renderEdit(update);
  await userEvent.type(await box(/^City/), '2');
  await save();
  await box(/^Reason/);
  await save();
  expect(await screen.findByRole('button', { name: '1 problem' })).toBeDefined();
  await userEvent.type(await box(/^Reason/), 'Ok');
  await userEvent.type(await box(/^City/), '3');
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '1 problem' })).toBeNull();

  await save();
  expect(await box(/^Reason/)).toHaveProperty('value', 'Ok');
  expect(update.mock.calls[1]?.[1]).not.toHaveProperty('data.why');
  await userEvent.type(await box(/^City/), '{Backspace}');
  await save();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(update.mock.calls[2]?.[1]).toMatchObject({ data: { city: 'Brno2' } });
  expect(update.mock.calls[2]?.[1]).not.toHaveProperty('data.why');
});

it('K6: keeping mine writes my change over what the other has saved, and only that', async () => {
  const theirs = { ...record, brand: 'Theirs', city: 'Lyon', dateModified: 'now' };
  const update = vi
    .fn()
    .mockRejectedValueOnce(new StaleWriteError('Somebody was faster.', { brand: 'Theirs' }))
    .mockResolvedValue({ data: theirs });
  const { pathname } = await renderEdit(update, theirs);
  const brand = await box(/^Brand/);
  await userEvent.clear(brand);
  await userEvent.type(brand, 'Mine');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(update.mock.calls[1]?.[1]).toMatchObject({
    data: { brand: 'Mine', city: 'Lyon', dateModified: 'now' },
    previousData: theirs,
  });
});

const faster = () => new StaleWriteError('Somebody was faster.', { brand: 'Theirs' });
const theirs = { ...record, brand: 'Theirs', dateModified: 'now' };
const over = () =>
  new HttpError('The event is over.', 400, { code: 'EVENT_OVER', details: { overridable: true } });
const savedAfter = (...refusals: readonly Error[]) => {
  const update = vi.fn().mockResolvedValue({ data: theirs });
  for (const refusal of refusals) update.mockRejectedValueOnce(refusal);
  return update;
};
const changeCity = async () => {
  await userEvent.type(await box(/^City/), ' 2');
  await save();
};
const refresh = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  // It has arrived, and the form has seen it.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
};
const keepMine = async () => userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));

it('K6, B4: keeping mine asks for the reason that a rule takes, and sends it on their version', async () => {
  const update = savedAfter(faster(), over());
  const { pathname } = await renderEdit(update, theirs);
  await changeCity();
  await keepMine();
  const reason = await box(/^Reason/);
  expect(screen.getByRole('alert').textContent).toContain('The event is over.');
  await keepMine();
  expect(await screen.findByText('Please give a reason.')).toBeDefined();
  expect(update).toHaveBeenCalledTimes(2);
  await userEvent.type(reason, 'Late');
  await keepMine();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(update.mock.calls[2]?.[1]).toMatchObject({
    data: { city: 'Brno 2', brand: 'Theirs', why: 'Late', dateModified: 'now' },
    previousData: theirs,
  });
});

it('K6, B4: keeping mine sends the reason that the form has asked for', async () => {
  const update = savedAfter(over(), faster());
  const { pathname } = await renderEdit(update, theirs);
  await changeCity();
  await userEvent.type(await box(/^Reason/), 'Late');
  await save();
  await keepMine();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(update.mock.calls[2]?.[1]).toMatchObject({ data: { why: 'Late', dateModified: 'now' } });
});

it('K6: who keeps their own after yet another change is asked once more, with what is stored now', async () => {
  const update = savedAfter(faster(), faster());
  const { pathname } = await renderEdit(update, theirs);
  await changeCity();
  await keepMine();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  await keepMine();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
});

it('K6: changes put back into a newer record are shown beside what the server says has changed', async () => {
  const update = vi.fn().mockRejectedValue(new StaleWriteError('Somebody was faster.', { brand: 'Nerovia' }));
  await renderEdit(update);
  await userEvent.type(await box(/^City/), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'written by hand' }));
  await save();
  expect(await screen.findByRole('row', { name: 'Brand Not changed by you Nerovia' })).toBeDefined();
  expect(update.mock.calls[0]?.[1]).toMatchObject({ data: { dateModified: 'long ago' } });
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  await waitFor(async () => expect(await box(/^City/)).toHaveProperty('value', 'Brno'));
});

it('K6: what differs is said as its field says it, an amount in its currency', async () => {
  const other = { ...record, kind: 'TRAINEE', fee: 18_000, currency: 'JPY', opens: '2027-03-12T09:00:00' };
  const told = vi.fn().mockRejectedValue(new StaleWriteError('Somebody was faster.', {}));
  await renderEdit(told, { ...other, dateModified: 'now' });
  await userEvent.type(await box(/^City/), ' 2');
  await save();
  expect(await screen.findByRole('row', { name: 'Kind Not changed by you Trainee' })).toBeDefined();
  expect(screen.getByRole('row', { name: 'Fee Not changed by you JP¥18,000' })).toBeDefined();
  expect(screen.getByRole('row', { name: 'Opens Not changed by you 12 Mar 2027, 09:00' })).toBeDefined();
});

it('K6: taking theirs shows theirs', async () => {
  await renderEdit(vi.fn().mockRejectedValue(new StaleWriteError('Somebody was faster.', {})), theirs);
  await userEvent.type(await box(/^Brand/), 'x');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
  await waitFor(async () => expect(await box(/^Brand/)).toHaveProperty('value', 'Theirs'));
});

it('K6: what is typed stays on the version that it was typed on while the record is read again', async () => {
  const update = vi.fn().mockRejectedValue(faster());
  await renderEdit(update, theirs);
  await userEvent.type(await box(/^City/), ' 2');
  await refresh();
  expect(await box(/^City/)).toHaveProperty('value', 'Brno 2');
  expect(await box(/^Brand/)).toHaveProperty('value', 'Nerovia');
  await save();
  expect(await screen.findByRole('row', { name: 'Brand Not changed by you Theirs' })).toBeDefined();
  expect(update.mock.calls[0]?.[1]).toMatchObject({ data: { dateModified: 'then' }, previousData: record });
});

it('a record that is read again is shown where nothing is typed, or no more', async () => {
  await renderEdit(vi.fn(), theirs);
  await userEvent.type(await box(/^City/), '2');
  await refresh();
  expect(await box(/^Brand/)).toHaveProperty('value', 'Nerovia');
  await userEvent.type(await box(/^City/), '{Backspace}');
  expect(await box(/^Brand/)).toHaveProperty('value', 'Theirs');
});

it('an override replaces an input where the generated form has it', async () => {
  await renderEdit(vi.fn());
  await box(/^City/);
  expect(screen.getByText('written by hand')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^Notes/ })).toBeNull();
});
