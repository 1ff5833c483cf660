/** The account that a server process makes at its first start. */
export const firstAdministrator = {
  ADMIN_EMAIL: 'chief@clinic.example',
  ADMIN_PASSWORD: 'a long password',
} as const;

const chosen = 'lantern gravel otter mint';
const login = `mutation ($username: String!, $password: String!) {
  login(input: { provider: PASSWORD, credentials: { username: $username, password: $password } }) { authToken }
}`;
const change = `mutation ($given: String!, $chosen: String!) {
  changeMyPassword(input: { current_password: $given, password: $chosen })
}`;

/** Signs in to a server process, the first time with the change of password that it wants before anything else. */
export async function signInFirst(address: string): Promise<string> {
  const given = firstAdministrator.ADMIN_PASSWORD;
  const before = await tokenBy(address, chosen);
  if (before !== undefined) return before;
  const token = await tokenBy(address, given);
  if (token === undefined) throw new Error('The first administrator cannot sign in.');
  await post(`${address}/graphql`, { query: change, variables: { given, chosen } }, token);
  return token;
}

async function tokenBy(address: string, password: string): Promise<string | undefined> {
  const variables = { username: firstAdministrator.ADMIN_EMAIL, password };
  const { data } = await post<{ readonly login: { readonly authToken: string } | null }>(
    `${address}/content/graphql`,
    { query: login, variables },
  );
  return data?.login?.authToken;
}

async function post<Data>(
  url: string,
  operation: object,
  token?: string,
): Promise<{ readonly data?: Data | null }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(operation),
  });
  return (await response.json()) as { readonly data?: Data | null };
}
