import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { RelationLinks } from './RelationLinks.tsx';

it('parts the names with commas, as lists of words are', async () => {
  await renderAdmin(
    <p>
      <RelationLinks items={['Austria', 'Sri Lanka', 'Spain'].map((name) => ({ id: name, name }))} />
    </p>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('Austria, Sri Lanka, Spain');
});
