// The package is typed by comments only.
declare module 'apollo-upload-client/createUploadLink.mjs' {
  import type { ApolloLink } from '@apollo/client/core';

  const createUploadLink: (options?: {
    uri?: string;
    fetch?: typeof fetch;
    headers?: Readonly<Record<string, string>>;
  }) => ApolloLink;
  export { createUploadLink as default };
}
