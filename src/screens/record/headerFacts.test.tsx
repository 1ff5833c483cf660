import { expect, it } from 'vitest';
import { CurrencyField } from '#src/fields/currency/CurrencyField.tsx';
import { LongTextField } from '#src/fields/longText/LongTextField.tsx';
import { MoneyField } from '#src/fields/money/MoneyField.tsx';
import { NumberField } from '#src/fields/number/NumberField.tsx';
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
