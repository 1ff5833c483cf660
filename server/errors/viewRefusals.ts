import { UserError, validationFailed } from './errors.ts';

/** Why a view is not kept, or not watched. */

export const viewNameTaken = (path: string) =>
  validationFailed(`${path}.label`, 'You have a view of this list by this name already.');

export const viewsTooMany = (limit: number) =>
  new UserError('LIMIT_EXCEEDED', `You have ${limit} views. Delete one before you save another.`, { limit });

export const pinsTooMany = (limit: number) =>
  new UserError('LIMIT_EXCEEDED', `You have pinned ${limit} views. Take one off before you pin another.`, {
    limit,
  });

export const watchesTooMany = (limit: number) =>
  new UserError('LIMIT_EXCEEDED', `You watch ${limit} views. Leave one before you watch another.`, { limit });

export const viewTooLarge = (count: number, limit: number) =>
  new UserError(
    'VIEW_TOO_LARGE',
    `This view has ${count} records. One with at most ${limit} can be watched: filter it further.`,
    { count, limit },
  );

export const viewUncounted = () =>
  new UserError(
    'VIEW_UNCOUNTED',
    'What is in this view is worked out in the browser, so it cannot be watched.',
  );
