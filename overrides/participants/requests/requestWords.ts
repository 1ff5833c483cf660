import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

const english = {
  'ask.erasure': 'Ask for an erasure…',
  'ask.erasure.title': 'Ask for %{name} to be erased?',
  'ask.erasure.text':
    'Compliance is told, and decides. Until then nothing changes. You are told what became of it.',
  'ask.submit': 'Ask',
  'ask.reason_help': 'Whoever decides reads it.',
  'ask.done': 'You have asked for it. You are told when it is decided.',
  'ask.merge': 'Ask for a merge…',
  'ask.merge.selected': 'Ask to merge the two…',
  'ask.merge.page': 'Ask to merge %{name}',
  'ask.merge.lead':
    'Global managers merge two records of one person into one. Say which two, and how you know: they compare both and decide.',
  'ask.merge.title': 'How do you know that they are the same person?',
  'ask.merge.reason': 'Reason',
  'ask.merge.missing': 'Say how you know.',
  'ask.cancel': 'Cancel',
  'open.merge': '%{author} asks to merge these two: %{name} and %{other}.',
  'open.merge_nobody': '%{author} asks to merge %{name} with a second record that is gone.',
  'open.erasure': '%{author} asks that %{name} be erased.',
  'open.reason': '“%{reason}” · %{date}',
  'open.not_yet': 'It cannot be done yet. %{why}',
  'open.failed': 'Whether something is asked about this participant could not be found out.',
  'decide.merge': 'Compare the two',
  'decide.erasure': 'See the participant',
  'decide.decline': 'Decline…',
  'decline.title': 'Decline this request?',
  'decline.text': 'Nothing changes. Whoever asked is told, with your reason.',
  'decline.confirm': 'Decline',
  'decline.help': 'Whoever asked reads it.',
  'decline.done': 'The request is declined.',
  'withdraw.action': 'Withdraw…',
  'withdraw.title': 'Withdraw your request?',
  'withdraw.text': 'Nobody is asked any more. You can ask again.',
  'withdraw.confirm': 'Withdraw',
  'withdraw.done': 'Your request is withdrawn.',
  somebody: 'Somebody',
} as const;

/** What is said of requests about participants. */
export type RequestWords = WordsOf<typeof english>;

export const useRequestWords = (): RequestWords => useWordsOf('request', english);
