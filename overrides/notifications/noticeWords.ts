import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of what the bell tells. A translation overrides by `app.<key>`. */
const noticeWords = {
  'bell.title': 'Notifications',
  'bell.unread': 'Unread:',
  'bell.markAll': 'Mark all as read',
  'bell.failed': 'The notifications could not be read.',
  'bell.failedOlder': 'Older ones could not be read.',
  'bell.older': 'Show older',
  'bell.none': 'Nothing new',
  'bell.none_text':
    'When a seat becomes free for somebody on a waiting list, an approved document changes, a mail does not arrive, something is asked about a participant, or something new comes into a view that you watch, it says so here.',
  'bell.seatFree': 'A seat is free for %{name}',
  'bell.seatFree_somebody': 'A seat is free for somebody on the waiting list',
  'bell.seatFree_gone': 'A seat was free for somebody who waits no more',
  'bell.documentStale': '“%{name}” has changed since its approval',
  'bell.viewEntered': '%{smart_count} new in “%{name}” |||| %{smart_count} new in “%{name}”',
  'bell.viewEntered_gone': 'Records have come into a view that is gone',
  'bell.mergeAsked': 'Somebody asks to merge %{name} with a second record',
  'bell.mergeDone': '%{name} was merged, as you asked',
  'bell.mergeDeclined': 'You asked to merge %{name}: declined',
  'bell.erasureAsked': 'Somebody asks to erase %{name}',
  'bell.erasureDone': '%{name}, as you asked',
  'bell.erasureDeclined': 'You asked to erase %{name}: declined',
  'bell.requestSettled': 'What you asked about %{name} is settled',
  'bell.request_gone': 'Something was asked about a participant who is gone',
  'bell.mailFailed': '“%{name}” could not be delivered by mail',
  'bell.mailsFailed': '%{smart_count} documents could not be delivered by mail',
  'bell.mailFailed_gone': 'A document could not be delivered by mail',
  'bell.documentStale_gone': 'An approved document has changed since its approval',
} as const;

export type NoticeWords = WordsOf<typeof noticeWords>;

export const useNoticeWords = (): NoticeWords => useWordsOf('app', noticeWords);
