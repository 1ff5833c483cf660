import { describe, expect, it } from 'vitest';
import { Wait } from '#server/db/Wait.ts';
import { ReadQueue } from './ReadQueue.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const endless = new Wait();

/** Reads that run until they are told to end. */
function reader(slots: number) {
  let clock = 0;
  const queue = new ReadQueue(slots, () => clock);
  const requests = new Map<string, object>();
  const requestOf = (name: string): object => {
    const request = requests.get(name) ?? {};
    requests.set(name, request);
    return request;
  };
  const running: { readonly name: string; readonly end: () => void }[] = [];
  const read = (user: string, name: string, wait = endless, isPatient = false) =>
    queue.run({ user, request: requestOf(name), wait, isPatient }, () => {
      return new Promise<string>((resolve) => {
        const end = () => {
          running.splice(running.indexOf(one), 1);
          resolve(name);
        };
        const one = { name, end };
        running.push(one);
      });
    });
  const end = async (name: string) => {
    running.find((one) => one.name === name)?.end();
    await turn();
  };
  const pass = (milliseconds: number) => {
    clock += milliseconds;
  };
  return { read, end, pass, names: () => running.map(({ name }) => name) };
}

describe('the turns of reads', () => {
  it('four of one user run at a time, and others go past those that wait', async () => {
    const { read, end, names } = reader(8);
    const mine = ['1', '2', '3', '4', '5', '6'].map((name) => read('me', name));
    const other = read('you', 'other');
    await turn();
    expect(names()).toEqual(['1', '2', '3', '4', 'other']);
    await end('2');
    expect(names()).toEqual(['1', '3', '4', 'other', '5']);
    for (const name of ['1', '3', '4', '5', '6', 'other']) await end(name);
    expect(await Promise.all([...mine, other])).toEqual(['1', '2', '3', '4', '5', '6', 'other']);
  });

  it('where one runs at a time, whoever has had least of it is next', async () => {
    const { read, end, pass, names } = reader(1);
    for (const name of ['a1', 'a2', 'a3']) void read('a', name);
    for (const name of ['b1', 'b2', 'b3']) void read('b', name);
    await turn();
    expect(names()).toEqual(['a1']);
    pass(30);
    await end('a1');
    expect(names()).toEqual(['b1']);
    pass(10);
    void read('c', 'c1');
    await end('b1');
    expect(names()).toEqual(['c1']);
    await end('c1');
    expect(names()).toEqual(['b2']);
  });

  it('refuses the twenty-first request in line, but nothing of one that is in it or that writes', async () => {
    const { read } = reader(8);
    for (let n = 0; n < 24; n += 1) void read('me', String(n));
    await expect(read('me', 'one more')).rejects.toMatchObject({ code: 'TOO_MANY_READS', httpStatus: 429 });
    const patient = read('me', 'written', endless, true).then(() => 'answered');
    const further = read('me', '23').then(() => 'answered');
    void read('you', 'other');
    expect(await Promise.race([patient, further, turn().then(() => 'waits')])).toBe('waits');
  });

  it('forgets what is given up before its turn', async () => {
    const { read, end, names } = reader(1);
    const gone = new Wait();
    void read('me', 'first');
    const dropped = read('me', 'dropped', gone);
    void read('me', 'last');
    gone.giveUp(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    await end('first');
    expect(names()).toEqual(['last']);
    await expect(read('me', 'late', gone)).rejects.toThrow('gone');
  });
});
