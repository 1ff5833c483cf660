import { expect, it } from 'vitest';
import { TransactionScope } from './TransactionScope.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

it('tells transactions from what runs beside them, also when another has ended', async () => {
  const scope = new TransactionScope();
  const refuse = () => () => scope.assertOutside('A read');
  const long = scope.run(async () => {
    await soon();
    await soon();
    expect(refuse()).toThrow('inside a transaction');
  });
  await scope.run(async () => expect(refuse()).toThrow('inside a transaction'));
  expect(refuse()).not.toThrow();
  await long;
  expect(refuse()).not.toThrow();
  await expect(scope.run(() => Promise.reject(new Error('rolled back')))).rejects.toThrow('rolled back');
  await scope.run(async () => {
    await soon();
    expect(refuse()).toThrow('inside a transaction');
  });
});
