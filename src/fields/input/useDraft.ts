import { useState } from 'react';

interface Draft {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly finish: () => void;
}

/**
 * Text while somebody types it, where form value and text differ (amounts, durations): it stays as typed until the
 * field is left, and follows the value when that is changed from elsewhere. `change` answers the value it made of it.
 */
export function useDraft(
  value: unknown,
  write: (value: unknown) => string,
  change: (text: string) => unknown,
): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: unknown }>();
  const typing = draft !== undefined && Object.is(draft.value, value);
  return {
    text: typing ? draft.text : write(value),
    type: (text) => setDraft({ text, value: change(text) }),
    finish: () => setDraft(undefined),
  };
}
