import { yupResolver } from '@hookform/resolvers/yup';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import { expect, it, vi } from 'vitest';
import * as yup from 'yup';
import { renderAdmin, type RenderAdminOptions } from '#tests/setup/renderAdmin.tsx';
import { BooleanInput } from '../boolean/BooleanInput.tsx';
import { CurrencyInput } from '../currency/CurrencyInput.tsx';
import { EnumInput } from '../enum/EnumInput.tsx';
import { MinutesInput } from '../minutes/MinutesInput.tsx';
import { MoneyInput } from '../money/MoneyInput.tsx';
import { PhoneInput } from '../phone/PhoneInput.tsx';
import { RelationInput } from '../relation/RelationInput.tsx';
import { RichTextInput } from '../richText/RichTextInput.tsx';
import { StringInput } from '../string/StringInput.tsx';
import { StringsInput } from '../strings/StringsInput.tsx';

async function renderInput(input: ReactNode, record: object, options?: RenderAdminOptions) {
  const onSubmit = vi.fn();
  await renderAdmin(
    <Form record={{ id: '1', ...record }} onSubmit={onSubmit}>
      {input}
      <button type="submit">Send</button>
    </Form>,
    options,
  );
  return async (): Promise<unknown> => {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls[0]?.[0];
  };
}

it('an amount is typed in units and kept in minor units of its currency', async () => {
  const send = await renderInput(<MoneyInput source="fee" currencySource="currency" />, {
    fee: 1250,
    currency: 'KWD',
  });
  const box = screen.getByRole('textbox', { name: 'Fee' });
  expect(box).toHaveProperty('value', '1.250');
  await userEvent.clear(box);
  await userEvent.type(box, '2.5');
  expect(box).toHaveProperty('value', '2.5');
  await userEvent.tab();
  expect(box).toHaveProperty('value', '2.500');
  expect(await send()).toMatchObject({ fee: 2500 });
});

it('an amount typed before its currency is chosen is that amount of the currency', async () => {
  const send = await renderInput(
    <>
      <MoneyInput source="fee" currencySource="currency" />
      <CurrencyInput source="currency" />
    </>,
    { fee: null, currency: null },
  );
  const box = screen.getByRole('textbox', { name: 'Fee' });
  const choose = async (code: string) => {
    const currencies = screen.getByRole('combobox', { name: 'Currency' });
    await userEvent.clear(currencies);
    await userEvent.type(currencies, code);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(code) }));
  };
  await userEvent.type(box, '5000');
  await choose('JPY');
  expect(box).toHaveProperty('value', '5000');
  await choose('KWD');
  expect(box).toHaveProperty('value', '5000.000');
  expect(await send()).toMatchObject({ fee: 5_000_000, currency: 'KWD' });
});

it('what a currency has no coins for stays as it was typed, to be refused', async () => {
  const send = await renderInput(
    <>
      <MoneyInput source="fee" currencySource="currency" />
      <StringInput source="currency" />
    </>,
    { fee: 1250, currency: 'EUR' },
  );
  const currency = screen.getByRole('textbox', { name: 'Currency' });
  await userEvent.clear(currency);
  await userEvent.type(currency, 'JPY');
  expect(screen.getByRole('textbox', { name: 'Fee' })).toHaveProperty('value', '12.50');
  expect(await send()).toMatchObject({ fee: '12.50', currency: 'JPY' });
});

it('a yes or no that is needed is asked for, not shown as a no that nobody gave', async () => {
  const send = await renderInput(
    <>
      <BooleanInput source="isLate" required />
      <BooleanInput source="isOpen" required />
      <BooleanInput source="isNew" />
    </>,
    { isOpen: false },
  );
  expect(screen.getByRole('switch', { name: /Is open/ })).toHaveProperty('checked', false);
  expect(screen.getByRole('switch', { name: /Is new/ })).toHaveProperty('checked', false);
  await userEvent.click(screen.getByRole('combobox', { name: /Is late/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'No' }));
  expect(await send()).toMatchObject({ isLate: false, isOpen: false });
});

it('a length of time may be typed as people say it', async () => {
  const send = await renderInput(<MinutesInput source="travel" />, { travel: 90 });
  const box = screen.getByRole('textbox', { name: 'Travel' });
  expect(box).toHaveProperty('value', '1 h 30 min');
  await userEvent.clear(box);
  await userEvent.type(box, '2:15');
  expect(await send()).toMatchObject({ travel: 135 });
});

it('a cleared amount is nothing, not zero', async () => {
  const send = await renderInput(<MoneyInput source="fee" />, { fee: 1250 });
  await userEvent.clear(screen.getByRole('textbox', { name: 'Fee' }));
  expect(await send()).toMatchObject({ fee: null });
});

it('a telephone number keeps out what the contract would refuse', async () => {
  const send = await renderInput(<PhoneInput source="phone" />, { phone: null });
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '+44 (0)20 x1');
  expect(await send()).toMatchObject({ phone: '+44 (0)20 1' });
});

it('a text says how much is left of its length as soon as that grows little, and cuts nothing', async () => {
  const send = await renderInput(<StringInput source="code" maxLength={10} />, { code: 'seven🙂' });
  const box = screen.getByRole('textbox', { name: 'Code' });
  expect(screen.queryByText(/characters? (left|too)/)).toBeNull();
  await userEvent.type(box, 'xy');
  expect(await screen.findByText('2 characters left.')).toBeDefined();
  await userEvent.type(box, 'zab');
  expect(await screen.findByText('1 character too many.')).toBeDefined();
  expect(await send()).toMatchObject({ code: 'seven🙂xyzab' });
});

it('a mask lets through what fits it: # digit, @ letter, * either (spec §5)', async () => {
  const send = await renderInput(<StringInput source="code" mask="@@-##*" />, { code: null });
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'a1b23c');
  expect(await send()).toMatchObject({ code: 'ab-23c' });
});

it('a choice has the words of the contract, and says when nothing fits (spec §9)', async () => {
  const words = { enums: { BookingStatus: { NOT_SET: 'Not set', NEW: 'New' } } };
  const send = await renderInput(
    <EnumInput source="status" name="BookingStatus" values={['NOT_SET', 'NEW']} />,
    { status: 'NEW' },
    { messages: words },
  );
  const box = screen.getByRole('combobox', { name: 'Status' });
  expect(box).toHaveProperty('value', 'New');
  await userEvent.clear(box);
  await userEvent.type(box, 'zzz');
  expect(screen.getByText('No results for "zzz".')).toBeDefined();
  await userEvent.clear(box);
  await userEvent.click(screen.getByRole('option', { name: 'Not set' }));
  expect(await send()).toMatchObject({ status: 'NOT_SET' });
});

it.each([
  ['a record without it is not offered', 'DRAFT', ['Draft', 'Published']],
  [
    'a record that has it is offered, also once it has another',
    'ARCHIVED',
    ['Draft', 'Published', 'Archived'],
  ],
])('a deprecated value: %s', async (_who, status, offered) => {
  await renderInput(
    <EnumInput
      source="status"
      name="PostStatus"
      values={['DRAFT', 'PUBLISHED', 'ARCHIVED']}
      retired={['ARCHIVED']}
    />,
    { status },
  );
  const box = screen.getByRole('combobox', { name: 'Status' });
  const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await userEvent.click(box);
  expect(await options()).toEqual(offered);
  await userEvent.click(screen.getByRole('option', { name: 'Published' }));
  await userEvent.click(box);
  expect(await options()).toEqual(offered);
});

it('a relation shows the name beside its id without a request, and searches when asked', async () => {
  const getMany = vi.fn();
  const getList = vi.fn(async (_resource: string, { filter }: { filter: { q?: string } }) => ({
    data: [{ id: '2', name: filter.q === 'fra' ? 'France' : 'Germany' }],
    total: 1,
  }));
  const send = await renderInput(
    <RelationInput source="country.id" reference="countries" />,
    { country: { id: '9', name: 'Japan' } },
    { dataProvider: { getList: getList as never, getMany } },
  );
  const box = screen.getByRole('combobox', { name: /country/i });
  expect(box).toHaveProperty('value', 'Japan');
  expect(getList).not.toHaveBeenCalled();
  await userEvent.clear(box);
  await userEvent.type(box, 'fra');
  await userEvent.click(await screen.findByRole('option', { name: 'France' }));
  expect(await send()).toMatchObject({ country: { id: '2', name: 'France' } });
  expect(getMany).not.toHaveBeenCalled();
});

it('an empty relation says "Search..." and, with nothing to choose, "No options."', async () => {
  const getList = async () => ({ data: [], total: 0 });
  await renderInput(
    <RelationInput source="country.id" reference="countries" />,
    { country: null },
    { dataProvider: { getList } },
  );
  await userEvent.click(screen.getByPlaceholderText('Search...'));
  expect(await screen.findByText('No options.')).toBeDefined();
});

it('a text leaves nothing in the page but what HTML knows, and is null once it is emptied', async () => {
  const send = await renderInput(<StringInput source="name" />, { name: 'Anna' });
  const box = screen.getByRole('textbox', { name: 'Name' });
  expect(document.querySelector('[inputprops]')).toBeNull();
  await userEvent.clear(box);
  expect(await send()).toMatchObject({ name: null });
});

it('lines that came with a sheet stay apart in an input of one line', async () => {
  const send = await renderInput(<StringInput source="address" />, { address: 'Building 4\nFloor 3' });
  const box = screen.getByRole('textbox', { name: 'Address' });
  expect(box).toHaveProperty('value', 'Building 4 Floor 3');
  await userEvent.type(box, '17');
  expect(await send()).toMatchObject({ address: 'Building 4 Floor 317' });
});

it('a list of texts takes one at each Enter, none twice', async () => {
  const send = await renderInput(<StringsInput source="languages" />, { languages: ['German'] });
  await userEvent.type(screen.getByRole('combobox', { name: 'Languages' }), 'Czech{Enter}German{Enter}');
  expect(await send()).toMatchObject({ languages: ['German', 'Czech'] });
});

it('a list of numbers is sent as numbers, each as often as it stands there', async () => {
  const send = await renderInput(<StringsInput source="scores" numbers />, { scores: [1.5, 1.5] });
  await userEvent.type(screen.getByRole('combobox', { name: 'Scores' }), '2{Enter}many{Enter}');
  expect(await send()).toMatchObject({ scores: [1.5, 1.5, 2, 'many'] });
});

it('what is wrong with an entry of a list is said below the list', async () => {
  const schema = yup.object({ tags: yup.array().of(yup.string().max(3, 'Too long for a tag')) });
  await renderAdmin(
    <Form record={{ id: '1', tags: ['one', 'three'] }} resolver={yupResolver(schema)}>
      <StringsInput source="tags" />
      <button type="submit">Send</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Too long for a tag')).toBeDefined();
});

it('help stands below the input, with a note where it is going out of use', async () => {
  const messages = {
    'resources.events.fields.name': 'Name',
    'resources.events.fields.brand': 'Brand',
    'resources.events.help.brand': 'As on the invitation.',
  };
  await renderInput(
    <>
      <StringInput source="name" required />
      <StringInput source="brand" deprecated="Use the programme." />
    </>,
    {},
    { messages },
  );
  expect(screen.getByText('As on the invitation. Deprecated: Use the programme.')).toBeDefined();
});

it('formatted text is called by its own name', async () => {
  await renderInput(<RichTextInput source="welcome" />, { welcome: '<p>Hello</p>' });
  expect(await screen.findByRole('textbox', { name: 'Welcome' })).toBeDefined();
  expect(await screen.findByText('Welcome')).toBeDefined();
});
