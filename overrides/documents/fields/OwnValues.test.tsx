import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { ImpressionContext, Run } from '../runOperations.ts';
import { aContext, aField, aRun } from '../testing/aRun.ts';
import { FieldTables } from './FieldTables.tsx';
import { OwnValuesBar } from './OwnValuesBar.tsx';
import { useOwnValues } from './useOwnValues.ts';

interface FieldsProps {
  readonly run: Run;
  readonly contexts: readonly ImpressionContext[];
}

const Fields = ({ run, contexts }: FieldsProps) => {
  const own = useOwnValues(run);
  return (
    <>
      <FieldTables run={run} contexts={contexts} subject="Zoë Brontë" own={own} />
      <OwnValuesBar run={run} own={own} />
    </>
  );
};

const stale = () => ({
  data: null,
  errors: [new GraphQLError('Changed.', { extensions: { code: 'STALE_WRITE' } })],
});

/** The run as it was opened, and as somebody else has left it since. */
interface Met {
  readonly theirs?: Run;
  readonly answered?: Promise<void>;
  readonly contexts?: readonly ImpressionContext[];
}

async function open(run: Run, { theirs, answered, contexts = [aContext()] }: Met = {}) {
  const { client, sent } = answeringClient(async ({ name, variables }) => {
    if (name === 'DocumentRunPage') return { data: { documentRun: theirs ?? run } };
    const { date_modified: version } = variables['input'] as { readonly date_modified: string };
    if (theirs !== undefined && version !== theirs.dateModified) return stale();
    await answered;
    return { data: { updateDocumentRun: { key: run.key } } };
  });
  await renderAdmin(<Fields run={run} contexts={contexts} />, { client });
  const saves = () =>
    sent
      .filter(({ name }) => name === 'SaveOwnValues')
      .map(({ variables }) => {
        const input = variables['input'] as { readonly modifiedFields: string };
        return { ...input, modifiedFields: JSON.parse(input.modifiedFields) as unknown };
      });
  expect(screen.getByRole('link', { name: 'Open the record (Participant)' })).toBeDefined();
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Own value of Full name (Participant)',
  });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save own values' }));
  return { saves, field, save };
}

it('keeps an own value with what the record said when it was given, and the version that was read (M2, K6)', async () => {
  const { saves, field, save } = await open(
    aRun({ modifiedFields: JSON.stringify({ 'EVENT:7': { name: { value: 'Day' } } }) }),
  );
  await userEvent.type(field, 'Dr Brontë');
  await save();
  expect(saves()).toEqual([
    {
      key: 'run-1',
      date_modified: '2027-01-01T00:00:00.000Z',
      modifiedFields: {
        'EVENT:7': { name: { value: 'Day', source: null } },
        'PARTICIPANT:12': { fullName: { value: 'Dr Brontë', source: 'Zoë Brontë' } },
      },
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Save own values' })).toBeNull();
});

it('keeps what is typed while a save is under way (K6)', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { saves, field, save } = await open(aRun(), { answered });
  await userEvent.type(field, 'Dr');
  await save();
  await userEvent.type(field, ' Brontë');
  answer();
  const button = screen.getByRole('button', { name: 'Save own values' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await screen.findByText(/^1 own value changed/);
  await save();
  expect(saves()[1]).toMatchObject({
    modifiedFields: { 'PARTICIPANT:12': { fullName: { value: 'Dr Brontë' } } },
  });
});

it('an own value that is emptied is taken away, and one typed as it was is no change', async () => {
  const own = { 'PARTICIPANT:12': { fullName: { value: 'Z. B.', source: 'Zoë Brontë' } } };
  const { saves, field, save } = await open(aRun({ modifiedFields: JSON.stringify(own) }));
  await userEvent.type(field, '!');
  await userEvent.type(field, '{Backspace}');
  expect(screen.queryByRole('button', { name: 'Save own values' })).toBeNull();
  await userEvent.clear(field);
  await save();
  expect(saves()).toMatchObject([{ modifiedFields: {} }]);
});

it('offers no own value over a passport, and says where it is changed (G4)', async () => {
  const passport = aField({
    field: 'passportNumber',
    label: 'Passport number',
    source: '••••67',
    whyNotModify: 'A passport is changed on its booking.',
  });
  const booking = { binding: 'eventBooking', mergeContext: 'EVENT_BOOKING', mergeContextId: '5' } as const;
  await open(aRun(), { contexts: [aContext(), { ...booking, fields: [passport] }] });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByText('A passport is changed on its booking.')).toBeDefined();
});

it('says once of a record that is not theirs to change, and shows what others set there (M2)', async () => {
  const whyNotModify = 'You may set own values of your bookings.';
  const event = { binding: 'centreEvent', mergeContext: 'CENTRE_EVENT', mergeContextId: '7' } as const;
  const fields = [
    aField({ field: 'name', label: 'Name', source: 'Spring course', match: false, whyNotModify }),
    aField({ field: 'hotelName', label: 'Hotel', source: 'Harbour House', whyNotModify }),
  ];
  const own = { 'CENTRE_EVENT:7': { name: { value: 'Our course', source: 'Spring course' } } };
  const contexts = [aContext(), { ...event, fields }];
  await open(aRun({ modifiedFields: JSON.stringify(own) }), { contexts });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getAllByText(whyNotModify)).toHaveLength(1);
  expect(screen.getByText('Our course')).toBeDefined();
});

it('says that a source has changed since, and offers both (M2)', async () => {
  const field = aField({ match: false, source: 'Zoë Bell', changedFrom: 'Zoë Brontë' });
  const own = { 'PARTICIPANT:12': { fullName: { value: 'Z. B.', source: 'Zoë Brontë' } } };
  const { saves, save } = await open(aRun({ modifiedFields: JSON.stringify(own) }), {
    contexts: [aContext([field])],
  });
  expect(screen.getByText(/said “Zoë Brontë” when this was entered\. Now it says “Zoë Bell”/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Take the record’s' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Keep own value' }));
  await save();
  expect(saves()).toMatchObject([
    { modifiedFields: { 'PARTICIPANT:12': { fullName: { value: 'Z. B.', source: 'Zoë Bell' } } } },
  ]);
});

it('what somebody else saved elsewhere is kept without asking (K6)', async () => {
  const theirs = aRun({
    dateModified: '2027-01-02T00:00:00.000Z',
    modifiedFields: JSON.stringify({ 'PARTICIPANT:13': { fullName: { value: 'Theirs', source: null } } }),
  });
  const { saves, field, save } = await open(aRun(), { theirs });
  await userEvent.type(field, 'Mine');
  await save();
  expect(saves()).toHaveLength(2);
  expect(saves()[1]).toMatchObject({
    date_modified: '2027-01-02T00:00:00.000Z',
    modifiedFields: {
      'PARTICIPANT:12': { fullName: { value: 'Mine' } },
      'PARTICIPANT:13': { fullName: { value: 'Theirs' } },
    },
  });
});

it('what somebody else saved in the same place is asked about, and nothing typed is lost (K6)', async () => {
  const theirs = aRun({
    dateModified: '2027-01-02T00:00:00.000Z',
    modifiedFields: JSON.stringify({ 'PARTICIPANT:12': { fullName: { value: 'Theirs', source: null } } }),
  });
  const { saves, field, save } = await open(aRun(), { theirs });
  await userEvent.type(field, 'Mine');
  await save();
  const row = await screen.findByRole('row', { name: 'Full name (Zoë Brontë) Mine Theirs' });
  expect(row).toBeDefined();
  expect(saves()).toHaveLength(1);
  expect(field.value).toBe('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(saves()[1]).toMatchObject({ modifiedFields: { 'PARTICIPANT:12': { fullName: { value: 'Mine' } } } });
});
