import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '#tests/setup/readPdf.ts';
import { aLetter, upright } from './testing/aLetter.ts';
import { textPlaces } from './testing/textPlaces.ts';
import { TypstEngine } from './TypstEngine.ts';

const engine = new TypstEngine();
afterAll(() => engine.close());

const options = { ...upright, sheet: { columns: 2, rows: 4 } };
const rendered = async (cards: readonly string[]) => (await engine.render(aLetter(cards, { options }))).bytes;
const printed = async (cards: readonly string[]) => readPdf(await rendered(cards));

describe('a sheet of cards', () => {
  it('has no other page for a card', async () => {
    const { pages } = await printed(['<p>one</p><div data-page-break></div><p>two</p>']);
    expect(pages).toEqual([['one', 'two']]);
  });

  it('puts its bodies beside and below each other', async () => {
    const names = Array.from({ length: 9 }, (_, n) => `<h2>Person ${n}</h2>`);
    const { pages } = await printed(names);
    expect(pages.map((lines) => lines.join(' ').match(/Person/g)?.length)).toEqual([8, 1]);
  });

  it('prints a card smaller that holds more than others, and refuses what nobody could read', async () => {
    const card = (words: number) => `<h2>Person</h2><p>${'course '.repeat(words)}</p><p>last line</p>`;
    const places = await textPlaces(await rendered([card(1), card(90)]));
    const last = places.filter(({ text }) => text === 'last line');
    const [pageHeight, margin, inset] = [842, 28.3, 14.2];
    expect(last).toHaveLength(2);
    for (const { bottom } of last)
      expect(bottom).toBeGreaterThan(pageHeight - margin - (pageHeight - 2 * margin) / 4 + inset);
    await expect(rendered([card(400)])).rejects.toThrow('more than a card holds');
  });
});
