/** How one name of a contract becomes another; the only place that splits, joins and inflects words. */

const wordPattern = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/** 'costs_base_currency', 'costsBaseCurrency' and 'COSTS_BASE_CURRENCY' are the same words. */
export const words = (name: string): readonly string[] =>
  (name.match(wordPattern) ?? [name]).map((word) => word.toLowerCase());

/** One spelling for names that are the same but for case and underscores. */
export const normal = (name: string): string => words(name).join('_');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const camel = (name: string): string =>
  words(name)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');

export const pascal = (name: string): string => words(name).map(capital).join('');

/** Words that are written in capitals wherever they stand. */
const initials = ['url', 'id', 'vat', 'iban', 'sku', 'isbn', 'html', 'json', 'pdf'];

/** 'dateStart' as 'Date start': words split, nothing guessed. */
export const sentence = (name: string): string =>
  capital(
    words(name)
      .map((word) => (initials.includes(word) ? word.toUpperCase() : word))
      .join(' '),
  );

export function singular(name: string): string {
  if (/ies$/i.test(name)) return name.replace(/ies$/i, 'y');
  if (/(ss|x|ch|sh|us)es$/i.test(name)) return name.replace(/es$/i, '');
  return /[^s]s$/i.test(name) ? name.slice(0, -1) : name;
}

export function plural(name: string): string {
  // Series and news are several already.
  if (/(ies|ews)$/i.test(name)) return name;
  if (/[^aeiou]y$/i.test(name)) return name.replace(/y$/i, 'ies');
  return /(s|x|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
}

/** Several of a noun, in words; by the name of their list where English has no rule: 'people' of a 'Person'. */
export function pluralIn(list: string, noun: string): string {
  const [one = '', ...before] = [...words(noun)].reverse();
  const regular = plural(one);
  const said = words(list.replace(/(List|Paginated)$/, ''));
  const last = said.at(-1) ?? regular;
  const isOwnPlural = normal(list) === normal(noun);
  const isOfNoun = last.slice(0, 2) === one.slice(0, 2) && last !== one;
  const many = isOwnPlural || (isOfNoun && !said.includes(regular)) ? last : regular;
  return [many, ...before].reverse().join(' ');
}

/** 'country_id' → 'country', 'leadTrainerId' → 'lead_trainer'; undefined where the name is no id of something. */
export function withoutId(name: string): string | undefined {
  const parts = words(name);
  return parts.length > 1 && parts.at(-1) === 'id' ? parts.slice(0, -1).join('_') : undefined;
}

/** 'isActive' → 'active': a yes or no needs no verb. */
export function withoutIs(name: string): string {
  const [first, ...rest] = words(name);
  return first === 'is' && rest.length > 0 ? rest.join('_') : name;
}

/** 'constructor', 'toString': a form, or words by the names of fields, would find what no contract has put there. */
export const isOfEveryObject = (name: string): boolean => name in Object.prototype;

export const whyOfEveryObject = 'every object of JavaScript has something that is called so';
