import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of what is done to many at once. A translation overrides by `bulk.<key>`. */
const bulkWords = {
  'bar.selected': '%{count} selected',
  'bar.all': 'Select all %{total} that match',
  'bar.clear': 'Clear selection',
  'keys.all': 'Select all that match',
  'keys.undo': 'Take the last change back',
  'bar.edit': 'Edit…',
  'bar.delete': 'Delete',
  'bar.restore': 'Restore',

  'delete.title': 'Delete %{smart_count} %{name}?',
  'delete.text': '%{names} will be gone from every list. This cannot be undone here.',
  'delete.text_restorable':
    '%{names} will be gone from every list, and can be restored from the list of what was deleted.',
  'delete.names_more': '%{names} and %{count} more',
  'delete.kept':
    '%{smart_count} of those selected stays: %{reason} |||| %{smart_count} of those selected stay: %{reason}',
  'delete.none': 'None of these can be deleted: %{reason}',
  'delete.done': '%{smart_count} deleted.',
  'delete.partly': '%{done} deleted, %{failed} not: %{reason}',
  'delete.undo': 'Undo',

  'restore.done': '%{smart_count} restored.',
  'restore.partly': '%{done} restored, %{failed} not: %{reason}',

  'dialog.title': 'Change %{count} %{name}',
  'dialog.cancel': 'Cancel',
  'dialog.back': 'Back',
  'dialog.unreadable': 'The form could not be loaded. Please try again.',

  'fields.text': 'Choose what to change. Everything else stays as it is.',
  'fields.add': 'Add a field',
  'fields.mode': 'What happens to %{field}',
  'fields.set': 'Set to',
  'fields.clear': 'Set to empty',
  'fields.extend': 'Add to list',
  'fields.remove': 'Leave %{field} as it is',
  'fields.missing': 'Fill in %{names}, or set it to empty.',
  'fields.preview': 'Preview',

  'preview.checking': 'Looked at %{looked} of %{total}…',
  'preview.too_many':
    'The list has %{total} rows; here no more than %{limit} can be changed at once. Narrow it first.',
  'preview.changing': '%{smart_count} will change |||| %{smart_count} will change',
  'preview.unchanged': '%{smart_count} is so already |||| %{smart_count} are so already',
  'preview.refused': '%{smart_count} is refused |||| %{smart_count} are refused',
  'preview.show': 'Show',
  'preview.more': 'Show %{count} more',
  'preview.nothing': 'Nothing would change.',
  'preview.gone':
    '%{smart_count} of those selected is no longer there. |||| %{smart_count} of those selected are no longer there.',
  'preview.again':
    'Rules over several records, such as seats and values that must be unique, are asked again while it runs.',
  'preview.browser':
    'Rights and rules are known only when each record is saved, one after the other, while this dialog is open.',
  'preview.run': 'Change %{smart_count} |||| Change %{smart_count}',
  'preview.empty': 'nothing',

  'state.CHANGES': 'Changes',
  'state.UNCHANGED': 'Is so already',
  'state.REFUSED': 'Refused',

  'task.title': 'Progress',
  'task.running': '%{done} of %{total} done',
  'task.running_failed': '%{done} of %{total} done, %{failed} not',
  'task.unread': 'How far this is could not be asked. It is asked again.',
  'task.goes_on': 'This goes on when you leave the page.',
  'task.done': '%{smart_count} changed. |||| %{smart_count} changed.',
  'task.undone': '%{smart_count} taken back. |||| %{smart_count} taken back.',
  'task.partly': '%{done} of %{total} done, %{failed} not.',
  'task.cancelled': 'Stopped. %{done} of %{total} done.',
  'task.failed': 'It stopped before its end. %{done} of %{total} done.',
  'task.cancel': 'Stop',
  'task.cancelling': 'Stopping…',
  'task.retry': 'Try the rest again',
  'task.undo': 'Undo',
  'task.results': 'Results',
  'task.close': 'Close',
  'row.DONE': 'Done',
  'row.FAILED': 'Not done',
  'row.WAITING': 'Waiting',
  'row.SKIPPED': 'Skipped',
} as const;

export const useBulkWords = (): WordsOf<typeof bulkWords> => useWordsOf('bulk', bulkWords);
