import { describe, expect, it } from 'vitest';
import { decide, decideInput, permissionsIn } from './Permission.ts';

const permission = (action: string, allowed: boolean) => ({
  action,
  allowed,
  why: allowed ? null : `No ${action}.`,
});
const trainers = {
  type: 'Trainer',
  can: [
    permission('list', true),
    permission('create', false),
    permission('update', true),
    permission('update_fees', true),
  ],
  hiddenFields: [],
  inputs: [{ action: 'update_fees', inputs: ['fmv_amount'] }],
};

describe('what may be done', () => {
  it('is what the record says, else its type, else anything', () => {
    expect(decide('update', trainers, [permission('update', false)])).toMatchObject({ why: 'No update.' });
    expect(decide('create', trainers, [permission('update', false)]).allowed).toBe(false);
    expect(decide('update', trainers, undefined).allowed).toBe(true);
    expect(decide('archive', trainers, undefined).allowed).toBe(true);
    expect(decide('update', undefined, undefined)).toEqual({ allowed: true, why: null });
  });

  it('opens a form to whoever may write a part of it, and shows just that part', () => {
    const record = [permission('update', false), permission('update_fees', true)];
    expect(decide('update', trainers, record).allowed).toBe(true);
    expect(decideInput('fmv_amount', 'update', trainers, record)).toBe(true);
    expect(decideInput('last_name', 'update', trainers, record)).toBe(false);
    expect(decideInput('last_name', 'create', trainers, undefined)).toBe(false);
    expect(decideInput('last_name', 'update', undefined, undefined)).toBe(true);
  });

  it('is read off a record only where its API has it', () => {
    expect(permissionsIn({ id: '1', can: [permission('update', true)] }, 'can')).toHaveLength(1);
    expect(permissionsIn({ id: '1', can: 'yes' }, 'can')).toBeUndefined();
    expect(permissionsIn({ id: '1' }, undefined)).toBeUndefined();
  });
});
