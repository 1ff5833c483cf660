/** A sign-in was answered without an error and without a user (spec §5). */
export class MissingUserError extends Error {
  override name = 'MissingUserError';

  constructor() {
    super('The sign-in was answered without a user.');
  }
}
