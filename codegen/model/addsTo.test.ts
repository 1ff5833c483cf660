import { expect, it } from 'vitest';
import { addsTo } from './addsTo.ts';

it.each([
  ['First name.', 'First name'],
  ['Medical speciality.', 'Speciality'],
  ['Is a healthcare professional.', 'Healthcare professional'],
  ['E-mail address.', 'E-mail'],
  ['Name of the event.', 'Name'],
  ['City.', 'City'],
  ['Time zone of the centre.', 'Time zone', 'Centre'],
])('"%s" says no more than "%s"', (help, label, noun = 'event') => {
  expect(addsTo(help, label, noun)).toBe(false);
});

it.each([
  ['Street and number.', 'Address'],
  ['Title before the name, such as Dr.', 'Title'],
  ['As on the invitation.', 'Brand'],
  ['International dialling code, such as +44.', 'Dialling code'],
  ["Gender, in the person's own words.", 'Gender'],
])('"%s" says more than "%s"', (help, label) => {
  expect(addsTo(help, label, 'event')).toBe(true);
});
