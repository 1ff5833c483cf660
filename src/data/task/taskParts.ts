import { gql } from '@apollo/client/core';
import type { PollTaskQuery } from '#src/generated/operations.ts';

/** What is shown of long work while it goes on. */
export const taskParts = gql`
  fragment TaskParts on Task {
    id
    title
    state
    total
    done
    failed
    isCancelling
    message
    rows {
      key
      label
      state
      message
    }
  }
`;

/** Something long that goes on when its page is left. */
export type ShownTask = NonNullable<PollTaskQuery['task']>;
