/** Ends the transaction of a form that was stored before, writing nothing. */
export class StoredBefore extends Error {
  constructor(readonly id: string) {
    super('This form was stored before.');
    this.name = 'StoredBefore';
  }
}
