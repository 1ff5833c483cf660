import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of what is refused, of what can be done next, and of the reason that passes a rule. A translation overrides by `refusal.<key>`. */
export const refusalWords = {
  'reason.label': 'Reason',
  'reason.help': 'Kept in the audit.',
  'reason.help_named': 'Kept in the audit with your name.',
  'reason.missing': 'Please give a reason.',
  'reason.go': 'Go on with this reason',
  'reason.leave': 'Leave it',
  close: 'Close',
  cancel: 'Not now',

  'step.JOIN_WAITING_LIST': 'You can put the person on the waiting list instead.',
  'step.GIVE_REASON': 'You may go on if you give a reason.',
  'step.CHOOSE_ANOTHER_EVENT': 'Another event may still have room.',
  'step.ASK_MANAGER': 'Ask a manager: they may decide otherwise.',
  'step.ASK_COMPLIANCE': 'Ask compliance: they may confirm it for a reason.',
  'step.RAISE_LIMIT': 'The limit can be raised on the event.',
  'step.ALLOW_COUNTRY': 'The country can be allowed on the event.',
  'step.COMPLETE_DETAILS': 'Complete the missing details first.',
} as const;

export type RefusalWord = keyof typeof refusalWords;

export const useRefusalWords = (): WordsOf<typeof refusalWords> => useWordsOf('refusal', refusalWords);
