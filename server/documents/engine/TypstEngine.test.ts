import { existsSync } from 'node:fs';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { aLetter } from './testing/aLetter.ts';
import { TypstEngine, usualLimits } from './TypstEngine.ts';

const engine = new TypstEngine();
afterAll(() => engine.close());

// Processes take their time to start on a machine that is busy otherwise.
describe('a process', { timeout: 60_000 }, () => {
  const heavy = aLetter(`<p>${'word '.repeat(200_000)}</p>`);
  const endless = aLetter(`<table>${`<tr>${'<td>many words</td>'.repeat(25)}</tr>`.repeat(5_000)}</table>`);
  const light = aLetter('<p>light</p>');
  const own = (limits: Partial<typeof usualLimits>) => {
    const made = new TypstEngine({ ...usualLimits, children: 1, ...limits });
    onTestFinished(() => made.close());
    return made;
  };

  it('does not keep others waiting', async () => {
    const order: string[] = [];
    const slow = engine.render(heavy).then(() => order.push('heavy'));
    await engine.render(light).then(() => order.push('light'));
    await slow;
    expect(order).toEqual(['light', 'heavy']);
  });

  it('is nobody’s who asks for many: whoever asks for one is next, and has a place', async () => {
    const shared = own({ waitingOfOne: 5 });
    const order: string[] = [];
    const render = (asker: string) => shared.render(light, { asker }).then(() => order.push(asker));
    const many = Array.from({ length: 6 }, () => render('eager'));
    await expect(render('eager')).rejects.toMatchObject({ code: 'DOCUMENTS_BUSY' });
    await render('patient');
    expect(order).toEqual(['eager', 'patient']);
    await Promise.all(many);
  });

  it('is ended over a document that takes too long, and the next one is made', async () => {
    const quick = own({ taskMs: 1_000 });
    await quick.render(light);
    const [first] = quick.pids;
    await expect(quick.render(endless)).rejects.toMatchObject({ code: 'DOCUMENT_TIMEOUT' });
    expect((await quick.render(light)).pages).toBe(1);
    expect(quick.pids).not.toContain(first);
    expect(existsSync(`/proc/${first}/cmdline`)).toBe(false);
  });

  it('is ended over a document that takes too much memory, and when it has had its share', async () => {
    const small = own({ memoryBytes: 250 * 1024 * 1024, tasks: 1 });
    await expect(small.render(heavy)).rejects.toMatchObject({ code: 'DOCUMENT_TOO_LARGE' });
    expect((await small.render(light)).pages).toBe(1);
    await expect.poll(() => small.pids, { timeout: 20_000 }).toEqual([]);
  });

  it('ends when nobody needs it, and with the engine', async () => {
    const brief = own({ idleMs: 1 });
    await brief.render(light);
    await expect.poll(() => brief.pids, { timeout: 20_000 }).toEqual([]);
    await brief.close();
    await expect(brief.render(light)).rejects.toThrow('ended');
  });

  it('is not waited for by more than it can serve', async () => {
    const busy = own({ waiting: 1 });
    const taken = Promise.all([busy.render(light), busy.render(light)]);
    await expect(busy.render(light)).rejects.toMatchObject({ code: 'DOCUMENTS_BUSY' });
    expect((await taken).map(({ pages }) => pages)).toEqual([1, 1]);
  });
});
