import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleForm } from 'react-admin';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { VocabularyInput } from './VocabularyInput.tsx';

it('offers what others have written, takes anything else, and puts what one wrote last above', async () => {
  const { client } = answeringClient(({ variables }) => ({
    data: { distinctValues: variables['search'] === 'neu' ? ['Neurology', 'Child neurology'] : ['Surgery'] },
  }));
  await renderAdmin(
    <SimpleForm>
      <VocabularyInput source="speciality" type="Person" field="speciality" />
      <VocabularyInput source="second" type="Person" field="speciality" />
    </SimpleForm>,
    { client },
  );
  const box = screen.getByRole('combobox', { name: 'Speciality' });
  await userEvent.click(box);
  // There is nothing to clear yet.
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await userEvent.keyboard('neu');
  const lines = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(await screen.findByRole('option', { name: 'Neurology' })).toBeDefined();
  expect(lines()).toEqual(['Neurology', 'Child neurology']);
  await userEvent.click(screen.getByRole('option', { name: 'Child neurology' }));
  expect(screen.getByDisplayValue('Child neurology')).toBe(box);
  await userEvent.clear(box);
  await userEvent.type(box, 'Osteopathy');
  const second = screen.getByRole('combobox', { name: 'Second' });
  await userEvent.click(second);
  expect(screen.getByDisplayValue('Osteopathy')).toBe(box);
  expect(await screen.findByRole('option', { name: 'Surgery' })).toBeDefined();
  expect(screen.getByText('Recently used')).toBeDefined();
  expect(lines()[0]).toBe('Osteopathy');
});

it('asks for no more of a long text than can be searched', async () => {
  const asked: unknown[] = [];
  const { client } = answeringClient(({ variables }) => {
    asked.push(variables['search']);
    return { data: { distinctValues: [] } };
  });
  await renderAdmin(
    <SimpleForm>
      <VocabularyInput source="speciality" type="Person" field="speciality" />
    </SimpleForm>,
    { client },
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Speciality' }));
  await userEvent.paste('𠮷'.repeat(501));
  await waitFor(() => expect(asked).toEqual(['', '𠮷'.repeat(500)]));
});
