import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

const english = {
  'person.search': 'Name or e-mail',
  'person.search_help': 'Type at least two letters.',
  'person.searching': 'Searching…',
  'person.failed': 'The search did not work. Try again.',
  'person.offline': 'You are offline: nobody can be searched now.',

  'duplicate.title': 'This may be somebody who is here already',
  'duplicate.certain': 'This identifier belongs to somebody who is here already. Two people cannot share it.',
  'duplicate.open': 'Open in a new tab',
  'duplicate.onekeyId': 'same OneKey id',
  'duplicate.veevaId': 'same Veeva id',
  'duplicate.email': 'same e-mail address',
  'duplicate.birthDate': 'same name, country and date of birth',
  'duplicate.name': 'same name and country',
} as const;

type PeopleWords = WordsOf<typeof english>;

/** What is said of people wherever they are looked for. */
export const usePeopleWords = (): PeopleWords => useWordsOf('people', english);
