/** The endpoint that signs in, and the only one that the cookies of sign-in are sent to. */
export const signInPath = '/content/graphql';
