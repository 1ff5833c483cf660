import { type EmitOptions, rootRuntime } from './EmitOptions.ts';
import { banner, type EmittedFile } from './text/SourceFile.ts';

/** formats.ts: what a value of each kind looks like, once for all resources; its words apart, as they load first. */
export const formatFiles = (options: EmitOptions): readonly EmittedFile[] => [
  {
    path: 'formats.ts',
    text: `${banner}import * as yup from 'yup';\nimport { isDay } from '${rootRuntime(options)}/data/dayOrMoment.ts';\n${body}`,
  },
  { path: 'formatMessages.ts', text: `${banner}${words}` },
];

const body = `
/** The EmailAddress of the contract: letters of every script, and a domain of two parts at least. */
const emailPattern =
  /^[^\\s@<>(),;:"[\\]\\\\]{1,64}@(?=.{4,190}$)(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+[\\p{L}\\p{N}-]{2,}$/u;

const shaped = (pattern: RegExp, message: string) =>
  yup.string().matches(pattern, { message: \`formats.\${message}\`, excludeEmptyString: true });

/** No 31 February, which the server would refuse. */
const dated = (pattern: RegExp, message: string) =>
  shaped(pattern, message).test(
    'calendar',
    \`formats.\${message}\`,
    (value) => !value || !pattern.test(value) || isDay(value.slice(0, 10)),
  );

export const id = () => yup.string();
export const int = () => yup.number().integer('formats.int').typeError('ra.validation.number');
export const float = () => yup.number().typeError('ra.validation.number');
export const money = () => yup.number().integer('formats.money').typeError('ra.validation.number');
export const minutes = () => int().min(0, 'formats.minutes');
export const date = () => dated(/^\\d{4}-\\d{2}-\\d{2}$/, 'date');
export const dateTime = () => dated(/^\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}/, 'dateTime');
export const localDateTime = () => dated(/^\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}(:\\d{2})?(\\.\\d+)?$/, 'dateTime');
export const email = () =>
  yup.string().trim().matches(emailPattern, { message: 'formats.email', excludeEmptyString: true });
export const phone = () => shaped(/^\\+?[\\d\\s().-]+$/, 'phone');
export const url = () => shaped(/^(https?:\\/\\/|\\/)\\S+$/, 'url');
export const countryCode = () => shaped(/^[A-Z]{2}$/, 'countryCode');
export const currency = () => shaped(/^[A-Z]{3}$/, 'currency');

export const choice = (values: readonly string[]) =>
  yup
    .string()
    .test(
      'choice',
      'formats.choice',
      (value) => value === undefined || value === null || values.includes(value),
    );

/** In characters as people count them, and in the words of a server that refuses it. */
export const within = (max: number, text: yup.StringSchema) =>
  text.test(
    'length',
    ({ value }) => \`This may have at most \${max} characters; it has \${[...String(value)].length}.\`,
    (value) => value === undefined || value === null || value.length <= max || [...value].length <= max,
  );

/** A relation, of which the form keeps the id. */
export const reference = () => yup.object({ id: id().nullable() }).nullable().default(undefined);

/** The message belongs at the id, where the input is. A record that the viewer may not see is null, but not missing. */
export const requiredReference = () =>
  yup
    .object({ id: id().nullable() })
    .nullable()
    .default(undefined)
    .test('required', 'ra.validation.required', (value, { path, parent, createError }) =>
      value?.id || (value === null && isUnseen(parent, path))
        ? true
        : createError({ path: \`\${path}.id\`, message: 'ra.validation.required' }),
    );

/** Its id stands beside it: 'trainerId' beside \`trainer\` (S1). */
const isUnseen = (parent: unknown, path: string): boolean =>
  typeof parent === 'object' &&
  parent !== null &&
  Boolean(Reflect.get(parent, \`\${path.split('.').at(-1)}Id\`));

/** The contract takes an empty list, and a form that was never given a row holds none at all. */
export const requiredRows = <Row extends yup.AnyObject>(row: yup.ObjectSchema<Row>) =>
  yup
    .array()
    .of(row)
    .transform((rows: unknown) => rows ?? [])
    .default([]);
`;

const words = `export const formatMessages = {
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
`;
