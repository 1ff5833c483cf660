// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const formatMessages = {
  choice: 'Must be one of the choices',
  int: 'Must be a whole number',
  money: 'Must be an amount in whole minor units',
  minutes: 'Must be zero or more minutes',
  date: 'Must be a calendar day such as 2027-03-12.',
  dateTime: 'Must be a date and a time',
  email: 'Must be an e-mail address such as name@clinic.example.',
  phone: 'Digits, spaces, brackets, hyphens and dots only, with an optional leading +',
  url: 'Must be a web address, or a path that begins with /',
  countryCode: 'Must be a country code of two capital letters',
  currency: 'Must be a currency code of three capital letters',
} as const;
