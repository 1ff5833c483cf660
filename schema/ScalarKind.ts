/** What a scalar of a contract means to a screen: how it is shown, entered and compared. */
export type ScalarKind =
  | 'id'
  | 'string'
  | 'text'
  | 'richText'
  | 'int'
  | 'float'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'localDateTime'
  | 'email'
  | 'phone'
  | 'url'
  | 'money'
  | 'minutes'
  | 'countryCode'
  | 'currency'
  /** The key of a list, as the screens have it. */
  | 'listName'
  | 'json'
  | 'upload';
