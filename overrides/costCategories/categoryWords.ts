import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the tree of cost categories. A translation overrides by `costCategoryTree.<key>`. */
const categoryWords = {
  title: 'Cost categories',
  lead: 'Costs of events are grouped by these. What is below Travel, Accommodation and Logistics is for logistics to see and write.',
  failed: 'The cost categories could not be read.',
  none: 'No cost categories yet',
  none_text: 'Add the first one: costs of events are grouped by them.',
  none_read_text: 'Administrators add them: costs of events are grouped by them.',
  add: 'Add a category',
  add_below: 'Add below',
  actions: 'Actions for %{name}',
  rename: 'Rename',
  move: 'Move to…',
  delete: 'Delete',
  'add.title': 'Add a category',
  'add.title_below': 'Add a category below %{name}',
  'rename.title': 'Rename %{name}',
  'move.title': 'Move %{name}',
  'move.text': 'All categories below come along, and their costs stay in them.',
  'move.top': 'Top of the tree',
  'move.to': 'Below',
  name: 'Name',
  reference: 'Reference in the accounts',
  save: 'Save',
  cancel: 'Cancel',
  'delete.title': 'Delete %{name}?',
  'delete.text': 'It is gone for good. A category that costs or other categories are in is kept.',
  moved: '%{name} is now at %{path}.',
  added: '%{name} added.',
  renamed: '%{name} saved.',
  deleted: '%{name} deleted.',
} as const;

type CategoryWords = WordsOf<typeof categoryWords>;

export const useCategoryWords = (): CategoryWords => useWordsOf('costCategoryTree', categoryWords);
