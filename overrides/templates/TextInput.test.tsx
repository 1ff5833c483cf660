import type { FetchResult } from '@apollo/client/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { Form } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { fields } from './testing/fields.ts';
import { TextInput } from './TextInput.tsx';

const mergeField = (field: string) => ({
  type: 'mergeField',
  attrs: { field, required: false, fallback: null, format: null },
});
const record = {
  id: '1',
  contexts: ['PARTICIPANT', 'EVENT_BOOKING', 'CENTRE_EVENT'],
  html: '<p>Dear <span data-merge-field="participant.fullName">participant.fullName</span></p>',
  prosemirror: JSON.stringify({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Dear ' },
          { type: 'mergeField', attrs: { field: 'participant.fullName' } },
        ],
      },
    ],
  }),
};

const known = { data: { mergeFields: fields } };

async function renderText(
  text: object = record,
  answer: () => FetchResult | Promise<FetchResult> = () => known,
) {
  const onSubmit = vi.fn();
  const { client } = answeringClient(({ name }) => (name === 'TemplateFields' ? answer() : { data: {} }));
  const { container } = await renderAdmin(
    <Form record={text} onSubmit={onSubmit}>
      <TextInput />
      <button type="submit">Send</button>
    </Form>,
    { resource: 'templates', client, dataProvider: { getList: async () => ({ data: [], total: 0 }) } },
  );
  const editor = await waitFor(() => {
    const found = container.querySelector<HTMLElement & { editor?: { commands: Commands } }>('.ProseMirror');
    if (found?.editor === undefined) throw new Error('The editor is on its way.');
    return found;
  });
  const send = async (): Promise<{ html: string; prosemirror: string }> => {
    await press('Send');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls.at(-1)?.[0] as { html: string; prosemirror: string };
  };
  const change = async (what: (commands: Commands) => void) => {
    await act(async () => {
      if (editor.editor !== undefined) what(editor.editor.commands);
    });
    // Whoever leaves the editor passes on at once what would wait otherwise.
    await act(async () => void fireEvent.focusOut(editor));
  };
  return { editor, send, change };
}

interface Commands {
  readonly focus: (place: 'start' | 'end') => boolean;
  readonly insertContentAt: (place: number, text: string) => boolean;
  readonly undo: () => boolean;
}

/** The editor takes the focus with the next picture. */
const atEnd = async (editor: HTMLElement & { editor?: { commands: Commands } }) => {
  act(() => void editor.editor?.commands.focus('end'));
  await waitFor(() => expect(window.document.activeElement).toBe(editor));
};

/** By their words: asking for roles walks the whole page each time. */
const press = async (name: string) =>
  act(async () => void fireEvent.click(await screen.findByText(name, { selector: 'button' })));
const choose = async (label: string, name: string) => {
  await act(async () => void fireEvent.mouseDown(screen.getByLabelText(label)));
  await act(async () => void fireEvent.click(await screen.findByText(name, { selector: 'li' })));
};

it('a gap reads as words and stays a gap', async () => {
  const { editor, send } = await renderText();
  await waitFor(() => expect(editor.textContent).toBe('Dear Participant: name'));
  expect(await send()).toMatchObject({ html: record.html, prosemirror: record.prosemirror });
});

it('a field is found by its name, shown with its value, and inserted by keyboard, and one goes on writing', async () => {
  const { editor, send } = await renderText();
  await atEnd(editor);
  // Its chunk is another than the editor's.
  const insert = await screen.findByText('Insert field');
  act(() => insert.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Prof. Dr Żółciński')).toBeDefined();
  expect(screen.getByText('such as 12 March 2027')).toBeDefined();
  // Outside a repeat nothing of a list has a value.
  expect(screen.queryByText('Begins')).toBeNull();
  await userEvent.keyboard('name title{Enter}');
  await waitFor(() => expect(editor.textContent).toBe('Dear Participant: nameParticipant: name title'));
  await waitFor(() => expect(window.document.activeElement).toBe(editor));
  expect((await send()).prosemirror).toContain('"participant.nameTitle"');
});

it('one editor writes the HTML and its own document', async () => {
  const { change, send } = await renderText();
  await change((commands) => commands.insertContentAt(1, 'My '));
  const sent = await send();
  expect(sent.html).toContain('My Dear <span data-merge-field="participant.fullName">');
  expect(sent.prosemirror).toContain('"text":"My Dear "');
  expect(sent.prosemirror).toContain(JSON.stringify(mergeField('participant.fullName')));
});

it('a text that is again what it was is unchanged to the letter, so that nothing is sent (M1)', async () => {
  const { change, send } = await renderText();
  await change((commands) => commands.insertContentAt(1, 'My '));
  await change((commands) => commands.undo());
  expect(await send()).toMatchObject({ html: record.html, prosemirror: record.prosemirror });
});

const items = 'centreEvent.agenda.sections.items';
const whole = [
  '<p>Dear <span data-merge-field="participant.fullName" data-required="true" data-fallback="colleague" data-format="upper">participant.fullName</span></p>',
  `<div data-repeat="${items}" data-day="1"><p><span data-merge-field="${items}.name">${items}.name</span></p>`,
  '<div data-condition="eventBooking.visaRequired" data-when="is" data-value="yes"><p>Bring your passport.</p></div></div>',
  '<table><tbody><tr><th><p>Begins</p></th><th><p>What</p></th></tr>',
  `<tr data-repeat="${items}"><td><p><span data-merge-field="${items}.timeStart" data-format="time">${items}.timeStart</span></p></td><td><p></p></td></tr></tbody></table>`,
  '<div data-page-break=""></div>',
  '<p><img src="data:image/png;base64,AAAA" alt="Seal" width="120" height="80"></p>',
].join('');

it('whatever a template can say goes through the editor as it is', async () => {
  const { editor, change, send } = await renderText({ ...record, html: whole, prosemirror: null });
  await waitFor(() => expect(editor.textContent).toContain('For each of: items, day 1'));
  expect(editor.textContent).toContain('Only if yes: Booking: visa required');
  await change((commands) => commands.insertContentAt(1, 'My '));
  const { html } = await send();
  const plain = html
    .replace(/ style="[^"]*"/g, '')
    .replace(/<colgroup>.*?<\/colgroup>/g, '')
    .replace(/ (?:col|row)span="1"/g, '');
  expect(plain).toBe(whole.replace('Dear', 'My Dear'));
});

it('a repeat is put around what is written, in it are the fields of its list, and it is taken away without them', async () => {
  const { editor, change, send } = await renderText();
  await atEnd(editor);
  await press('Repeat');
  await press('Insert');
  await waitFor(() => expect(editor.textContent).toContain('For each of: items'));
  await press('Insert field');
  await act(async () => void fireEvent.click(await screen.findByText('Begins')));
  await waitFor(() => expect(editor.textContent).toContain('Items: begins'));
  await change(() => undefined);
  expect((await send()).html).toMatch(
    /^<div data-repeat="[\w.]+"><p>(?=.*items\.timeStart)(?=.*Dear).*<\/p><\/div>/,
  );
  fireEvent.click(screen.getByLabelText('Remove, keeping what stands in it: For each of: items'));
  await change(() => undefined);
  expect((await send()).html).toMatch(/^<p>(?=.*items\.timeStart)(?=.*Dear)/);
});

it('what is repeated is chosen once the fields are there, also where they come late or are asked for again', async () => {
  let arrive = () => {};
  const late = new Promise<FetchResult>((resolve) => {
    arrive = () => resolve(known);
  });
  const failed: FetchResult = { errors: [new GraphQLError('Gone.')] };
  const answers = [failed, late];
  await renderText(record, () => answers.shift() ?? known);
  await press('Repeat');
  expect(await screen.findByText('The fields could not be read.')).toBeDefined();
  await press('Try again');
  expect(await screen.findByText('Looking them up…')).toBeDefined();
  await act(async () => arrive());
  expect((await screen.findByLabelText('Repeat for each of')).textContent).toContain('Items');
});

it('a condition is written in words and kept as the contract has it', async () => {
  const { editor, change, send } = await renderText();
  await atEnd(editor);
  await press('Condition');
  await choose('Show only if', 'Status');
  await choose('Compared', 'is not');
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'Waiting list' } });
  await press('Insert');
  await waitFor(() => expect(editor.textContent).toContain('Only if Booking: status is not “Waiting list”'));
  await change(() => undefined);
  expect((await send()).html).toContain(
    '<div data-condition="eventBooking.bookingStatus" data-when="is-not" data-value="WAITING_LIST">',
  );
});

it('what a field does without a value, and how it is written, is set where it stands', async () => {
  const { editor, change, send } = await renderText();
  const gap = await waitFor(() => {
    const found = editor.querySelector('[data-merge-field]');
    if (found === null) throw new Error('The text is on its way.');
    return found;
  });
  fireEvent.click(gap);
  fireEvent.click(await screen.findByLabelText('Required'));
  fireEvent.change(screen.getByLabelText(/no value/), { target: { value: 'colleague' } });
  await choose('Written as', 'UPPER CASE');
  await press('Done');
  await waitFor(() =>
    expect(editor.textContent).toContain('Participant: namerequired · UPPER CASE · else “colleague”'),
  );
  await change(() => undefined);
  expect((await send()).html).toContain('data-required="true" data-fallback="colleague" data-format="upper"');
});
