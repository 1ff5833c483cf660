import { ApolloLink } from '@apollo/client/core';

/** Tells of an answer that nothing is done before the user has chosen a password of their own. */
export const passwordDueLink = (onPasswordDue: () => void): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).map((answer) => {
      if (answer.errors?.some(({ extensions }) => extensions?.code === 'PASSWORD_CHANGE_DUE'))
        onPasswordDue();
      return answer;
    }),
  );
