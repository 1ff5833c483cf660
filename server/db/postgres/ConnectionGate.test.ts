import { describe, expect, it } from 'vitest';
import { ConnectionGate } from './ConnectionGate.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('ConnectionGate', () => {
  it('lets single statements pass at once, and holds them during a transaction', async () => {
    const gate = new ConnectionGate();
    const log: string[] = [];
    const note = (name: string) => () => log.push(name);
    await gate.pass().then(note('read 1'));
    const release = await gate.hold();
    void gate.pass().then(note('read 2'));
    const second = gate.hold();
    void second.then(note('transaction 2'));
    void gate.pass().then(note('read 3'));
    await turn();
    expect(log).toEqual(['read 1']);
    release();
    await turn();
    expect(log).toEqual(['read 1', 'read 2', 'transaction 2']);
    (await second)();
    await turn();
    expect(log).toEqual(['read 1', 'read 2', 'transaction 2', 'read 3']);
    await gate.pass();
  });
});
