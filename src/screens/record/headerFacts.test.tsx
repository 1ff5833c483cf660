import { expect, it } from 'vitest';
import { CurrencyField } from '#src/fields/currency/CurrencyField.tsx';
import { LongTextField } from '#src/fields/longText/LongTextField.tsx';
import { MoneyField } from '#src/fields/money/MoneyField.tsx';
import { NumberField } from '#src/fields/number/NumberField.tsx';
import { RelationsField } from '#src/fields/relations/RelationsField.tsx';
import { ShowField } from '../ShowField.tsx';
import { headerFacts } from './headerFacts.ts';
import { ShowSection } from './ShowSection.tsx';

const section = (
  <ShowSection name="details">
    <ShowField source="notes" field={LongTextField} />
    <ShowField source="currency" field={CurrencyField} />
    <ShowField source="price">
      <MoneyField source="price" currencySource="currency" />
    </ShowField>
    <ShowField source="pieces" field={NumberField} />
  </ShowSection>
);

const factsOf = (record: object) =>
  headerFacts([section], record, ['name'], undefined, 'Saw').facts.map(({ source }) => source);

it('holds neither a text that is written at length nor the currency that an amount says', () => {
  const record = { name: 'Saw', notes: 'Blunt.', currency: 'EUR', price: 1299, pieces: 3 };
  expect(factsOf(record)).toEqual(['price', 'pieces']);
  expect(factsOf({ ...record, price: null })).toEqual(['pieces', 'currency']);
});

it('holds a list that its screen names as long as it is short', () => {
  const section = (
    <ShowSection name="access">
      <ShowField source="countries" field={RelationsField} />
    </ShowSection>
  );
  const factsWith = (count: number) =>
    headerFacts([section], { countries: Array(count).fill('1') }, ['name'], ['countries'], 'Ada').facts;
  expect(factsWith(10).map(({ source }) => source)).toEqual(['countries']);
  expect(factsWith(11)).toEqual([]);
});
