import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

const record = {
  id: '1',
  contexts: ['PARTICIPANT'],
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
const messages = { resources: { participants: { fields: { fullName: 'Name' } } } };
const definitions = { participants: { name: 'participants', options: { type: 'Participant' } } };

async function renderText() {
  const onSubmit = vi.fn();
  const { container } = await renderAdmin(
    <Form record={record} onSubmit={onSubmit}>
      <TextInput />
      <button type="submit">Send</button>
    </Form>,
    { resource: 'templates', messages, definitions },
  );
  const editor = await waitFor(() => {
    const found = container.querySelector<HTMLElement & { editor?: { commands: Commands } }>('.ProseMirror');
    if (found?.editor === undefined) throw new Error('The editor is on its way.');
    return found;
  });
  const send = async (): Promise<{ html: string; prosemirror: string }> => {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
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
  readonly focus: (place: 'end') => boolean;
  readonly insertContentAt: (place: number, text: string) => boolean;
  readonly undo: () => boolean;
}

it('a gap reads as words and stays a gap', async () => {
  const { editor, send } = await renderText();
  expect(editor.textContent).toBe('Dear Participant: name');
  expect(await send()).toMatchObject({ html: record.html, prosemirror: record.prosemirror });
});

it('a field of what the template is about is inserted by keyboard, and one goes on writing', async () => {
  const { editor, send } = await renderText();
  act(() => void editor.editor?.commands.focus('end'));
  await waitFor(() => expect(window.document.activeElement).toBe(editor));
  // Its chunk is another than the editor's.
  const insert = await screen.findByRole('button', { name: 'Insert field' });
  act(() => insert.focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('menuitem', { name: /^Event:/ })).toBeNull();
  expect((await screen.findAllByRole('menuitem'))[0]?.textContent).toBe('Participant: name');
  await userEvent.keyboard('{ArrowDown}{Enter}');
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
  expect(sent.prosemirror).toContain('{"type":"mergeField","attrs":{"field":"participant.fullName"}}');
});

it('a text that is again what it was is unchanged to the letter, so that nothing is sent (M1)', async () => {
  const { change, send } = await renderText();
  await change((commands) => commands.insertContentAt(1, 'My '));
  await change((commands) => commands.undo());
  expect(await send()).toMatchObject({ html: record.html, prosemirror: record.prosemirror });
});
