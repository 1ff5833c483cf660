import { buildSchema, isScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { loadSchema } from './loadSchema.ts';
import { scalars } from './scalars.ts';

const parse = (name: string, value: unknown) => scalars[name]?.parseValue(value);
const serialize = (name: string, value: unknown) => scalars[name]?.serialize(value);
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('scalars', () => {
  it('cover every scalar of the schema', () => {
    const declared = Object.values(buildSchema(loadSchema('data')).getTypeMap())
      .filter(isScalarType)
      .filter((type) => type.astNode)
      .map((type) => type.name);
    expect(Object.keys(scalars).sort()).toEqual(declared.sort());
  });

  const accepted: readonly (readonly [string, unknown, unknown])[] = [
    ['Date', '2028-02-29', '2028-02-29'],
    ['DateTime', '2027-03-12T09:30:00+02:00', '2027-03-12T07:30:00.000Z'],
    ['DateTime', '2027-03-12T09:30Z', '2027-03-12T09:30:00.000Z'],
    ['LocalDateTime', '2027-03-12T09:30', '2027-03-12T09:30:00'],
    ['EmailAddress', ' zoe.żółć@klinik.example ', 'zoe.żółć@klinik.example'],
    ['PhoneNumber', '+49 (30) 123-45.67', '+49 (30) 123-45.67'],
    ['URL', '/files/a.webp', '/files/a.webp'],
    ['URL', 'https://clinic.example/x?y=1', 'https://clinic.example/x?y=1'],
    ['Money', -120, -120],
    ['Money', 1_000_000_000_000, 1_000_000_000_000],
    ['Minutes', 0, 0],
    ['Minutes', 1_000_000, 1_000_000],
    ['Currency', 'KWD', 'KWD'],
    ['CountryCode', 'DE', 'DE'],
    ['CountryCode', 'XK', 'XK'],
    ['JSON', '{"a":[1]}', { a: [1] }],
    ['JSON', '{"a":"\\ud83d\\ude00"}', { a: '😀' }],
    ['JSON', nested(100), JSON.parse(nested(100))],
    ['Mixed', ['a', 1, true, null], ['a', 1, true, null]],
  ];
  it.each(accepted)('%s takes %j', (name, value, result) => expect(parse(name, value)).toEqual(result));

  const refused: readonly (readonly [string, unknown])[] = [
    ['Date', '2027-02-29'],
    ['Date', '2027-3-1'],
    ['Date', '2027-03-12T00:00:00Z'],
    ['Date', 20270312],
    ['DateTime', '2027-03-12T09:30:00'],
    ['DateTime', '2027-02-30T09:30:00Z'],
    ['LocalDateTime', '2027-03-12T09:30:00Z'],
    ['LocalDateTime', '2027-03-12T24:30:00'],
    ['EmailAddress', 'nobody'],
    ['EmailAddress', 'a b@clinic.example'],
    ['EmailAddress', 'a@clinic'],
    ['PhoneNumber', '+49 call me'],
    ['PhoneNumber', '()'],
    ['URL', 'javascript:alert(1)'],
    ['URL', '//elsewhere.example'],
    ['URL', '/\\elsewhere.example'],
    ['Money', 1.5],
    ['Money', '12'],
    ['Money', 1_000_000_000_001],
    ['Minutes', -1],
    ['Minutes', 1_000_001],
    ['Currency', 'DEM'],
    ['CountryCode', 'de'],
    ['CountryCode', 'UK'],
    ['CountryCode', 'ZZ'],
    ['JSON', '{a}'],
    ['JSON', '{"a":["\\u0000"]}'],
    ['JSON', '{"\\u0000":1}'],
    ['JSON', '"\\ud800"'],
    ['JSON', nested(101)],
    ['JSON', nested(90_000)],
    ['Mixed', { a: 1 }],
    ['Upload', 'a.png'],
  ];
  it.each(refused)('%s refuses %j', (name, value) => expect(() => parse(name, value)).toThrow());

  it('says how many digits a telephone number has, of one that is nothing but digits', () => {
    for (const short of ['123', '1'.repeat(21)])
      expect(() => parse('PhoneNumber', short)).toThrow('a telephone number: 4 to 20 digits');
    for (const number of ['1234', '1'.repeat(20)]) expect(parse('PhoneNumber', number)).toBe(number);
  });

  it('has the JSON messages of the specification (spec §8)', () => {
    expect(() => serialize('JSON', 'text')).toThrow('Serialize JSON expected to serialize an object.');
    expect(() => parse('JSON', { a: 1 })).toThrow('Parse JSON expected to parse a string.');
    expect(serialize('JSON', { a: 1 })).toBe('{"a":1}');
  });

  it('answers moments in one form', () => {
    expect(serialize('DateTime', '2026-11-21T12:00:00.123+00:00')).toBe('2026-11-21T12:00:00.123Z');
    expect(serialize('Money', '9007199254')).toBe(9_007_199_254);
  });

  it('cleans rich text', () => {
    const dirty =
      '<p style="text-align:right;position:fixed" onclick="x()">Hi <span data-merge-field="participant.lastName"></span>' +
      '<script>alert(1)</script><img src="https://spy.example/a.png"><a href="javascript:x()">y</a></p>';
    const clean = String(parse('RichText', dirty));
    expect(clean).toContain('style="text-align:right"');
    expect(clean).toContain('data-merge-field="participant.lastName"');
    expect(clean).not.toMatch(/script|onclick|spy|position|alert/);
  });

  it('cleans no rich text that takes long to be cleaned', () => {
    // A comment ends nothing.
    for (const deep of ['<svg>', '<div><!--</div>-->'])
      expect(() => parse('RichText', deep.repeat(9_000))).toThrow('This is nested too deeply.');
    expect(() => parse('RichText', '<svg>'.repeat(190_000))).toThrow('at most 200000 characters');
    expect(parse('RichText', '<p>a<br></p>'.repeat(5_000))).toHaveLength(70_000);
  });
});
