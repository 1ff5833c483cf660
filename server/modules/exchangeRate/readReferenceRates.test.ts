import { describe, expect, it } from 'vitest';
import { readReferenceRates } from './readReferenceRates.ts';

const envelope = (cubes: string, before = '') => `<?xml version="1.0" encoding="UTF-8"?>${before}
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>${cubes}</Cube>
</gesmes:Envelope>`;
const usd = `<Cube currency='USD' rate='1.0842'/>`;

describe('reference rates of the European Central Bank', () => {
  it('are read day by day, the earliest first', () => {
    const days = readReferenceRates(
      envelope(
        `<Cube time='2026-11-20'>${usd}<Cube currency='JPY' rate='162.48'/></Cube><Cube time="2026-11-19">${usd}</Cube>`,
      ),
    );
    expect(days.map(({ day, rates }) => [day, Object.fromEntries(rates)])).toEqual([
      ['2026-11-19', { USD: '1.0842' }],
      ['2026-11-20', { USD: '1.0842', JPY: '162.48' }],
    ]);
  });

  it.each([
    ['a page that says sorry', '<html><body>Sorry<br></body></html>'],
    ['nothing', ''],
    ['half a file', envelope(`<Cube time='2026-11-20'>${usd}`).slice(0, -20)],
    ['no rates', envelope(`<Cube time='2026-11-20'/>`)],
    ['a day that is none', envelope(`<Cube time='2026-02-30'>${usd}</Cube>`)],
    ['a day twice', envelope(`<Cube time='2026-11-20'>${usd}</Cube><Cube time='2026-11-20'>${usd}</Cube>`)],
    ['a currency twice', envelope(`<Cube time='2026-11-20'>${usd}${usd}</Cube>`)],
    ['a rate of no day', envelope(usd)],
    ['a rate that is none', envelope(`<Cube time='2026-11-20'><Cube currency='USD' rate='N/A'/></Cube>`)],
    ['a rate of nothing', envelope(`<Cube time='2026-11-20'><Cube currency='USD' rate='0'/></Cube>`)],
    [
      'entities of its own',
      envelope(`<Cube time='2026-11-20'>${usd}&e;</Cube>`, '<!DOCTYPE x [<!ENTITY e "e">]>'),
    ],
  ])('are refused whole where the answer is %s', (_what, xml) => {
    expect(() => readReferenceRates(xml)).toThrow();
  });
});
