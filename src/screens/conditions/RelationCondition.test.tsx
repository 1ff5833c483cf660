import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ConditionGroup } from './ConditionGroup.tsx';
import { emptyGroup, toWhere, type GroupNode } from './conditionTree.ts';

afterEach(cleanup);

const conditions = { source: 'whereConditions', columns: [], operators: [], relations: ['EVENT_BOOKINGS'] };

async function renderGroup() {
  let tree: GroupNode = emptyGroup();
  const Group = () => {
    const [node, setNode] = useState(tree);
    tree = node;
    return <ConditionGroup node={node} conditions={conditions} depth={0} onChange={setNode} />;
  };
  await renderAdmin(<Group />, { path: '/participants' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add condition on related records' }));
  return () => toWhere(tree);
}

const has = (members: object) => ({ AND: [{ HAS: { relation: 'EVENT_BOOKINGS', ...members } }] });

it('a condition on related records asks for at least one, with nothing else said (spec §9)', async () => {
  const where = await renderGroup();
  expect(where()).toEqual(has({ operator: 'GTE', amount: 1 }));
});

it('says a number of them without a condition of their own, and can be emptied while one types', async () => {
  const where = await renderGroup();
  const amount = screen.getByRole('spinbutton', { name: 'Number' });
  await userEvent.clear(amount);
  expect(where()).toEqual(has({ operator: 'GTE' }));
  await userEvent.type(amount, '3');
  expect(where()).toEqual(has({ operator: 'GTE', amount: 3 }));
});

it('compares in words that suit a number', async () => {
  const where = await renderGroup();
  await userEvent.click(screen.getByRole('combobox', { name: 'Comparison' }));
  await userEvent.click(await screen.findByRole('option', { name: 'fewer than' }));
  expect(where()).toEqual(has({ operator: 'LT', amount: 1 }));
});
