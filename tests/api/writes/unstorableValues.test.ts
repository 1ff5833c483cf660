import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { creating, updating } from '../mutations.ts';

const create = creating('Participant');
const find = 'query ($where: ParticipantWhere) { participants(where: $where, first: 1) { data { id } } }';
/** An entry more than a list may have, as it stands in a document. */
const aList = JSON.stringify(Array.from({ length: 1_001 }, String));

describe('values that no form sends', () => {
  const api = useApi();

  const made = (input: Fields) =>
    api.as('administrator').send(create, { input: { last_name: 'Edge', ...input } });
  const literal = (text: string) =>
    api.as('administrator').send(`mutation { createParticipant(input: {last_name: ${text}}) { id } }`);

  it.each([
    ['NUL', 'a\u0000b'],
    ['half a letter', 'a\ud800b'],
    ['the other half', '\udc00'],
  ])('%s is refused at the input that holds it', async (_what, value) => {
    expect(validationOf(await made({ last_name: value, city: value }))).toEqual({
      'input.last_name': ['This holds a character that cannot be stored.'],
      'input.city': ['This holds a character that cannot be stored.'],
    });
    expect(validationOf(await made({ spoken_languages: ['German', value] }))).toEqual({
      'input.spoken_languages.1': ['This holds a character that cannot be stored.'],
    });
  });

  it('is refused in a filter and in a document too', async () => {
    const filtered = await api.as('administrator').send(find, { where: { text_search: 'a\u0000' } });
    expect(validationOf(filtered)).toEqual({
      'where.text_search': ['This holds a character that cannot be stored.'],
    });
    expect(outcomeOf(await literal('"a\\u0000b"'))).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(outcomeOf(await literal(`"${'x'.repeat(501)}"`))).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(outcomeOf(await literal('"Fine"'))).toBe('ok');
  });

  it.each([
    ['a text', '$x: String! = "a\\u0000b"', 'last_name: $x', 'cannot be stored'],
    ['a long text', `$x: String! = "${'x'.repeat(501)}"`, 'last_name: $x', 'at most 500 characters'],
    ['an entry', '$x: [String!] = ["a\\u0000"]', 'last_name: "E", spoken_languages: $x', 'cannot be stored'],
    ['a list', `$x: [String!] = ${aList}`, 'last_name: "E", spoken_languages: $x', 'at most 1000 entries'],
  ])('is refused as the default of a variable: %s', async (_what, declared, input, problem) => {
    const answer = await api
      .as('administrator')
      .send(`mutation (${declared}) { createParticipant(input: {${input}}) { id } }`);
    expect(outcomeOf(answer)).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(answer.errors?.[0]?.message).toContain(problem);
  });

  it('is refused where the sign-in takes a default', async () => {
    const { errors } = await api.app.content(
      'mutation ($x: String! = "a\\u0000b") { login(input: {provider: PASSWORD, credentials: {username: $x, password: "p"}}) { authToken } }',
    );
    expect(errors?.map(({ message }) => message)).toEqual(['This holds a character that cannot be stored.']);
  });

  it.each([
    ['NUL', '"\\u0000"', 'This holds a character that cannot be stored.'],
    ['half a letter', '"\\ud800"', 'This holds a character that cannot be stored.'],
    [
      'thousands of brackets',
      '['.repeat(9_000) + ']'.repeat(9_000),
      'This may be nested at most 100 levels deep.',
    ],
  ])('is refused inside structured data: %s', async (_what, member, problem) => {
    const administrator = api.as('administrator');
    const json = `{"a":${member}}`;
    const kept = await administrator.send(creating('SavedView'), {
      input: { resource: 'events', type: 'CentreEvent', label: 'Edge', look: json, arguments: json },
    });
    expect(validationOf(kept)).toEqual({ 'input.look': [problem], 'input.arguments': [problem] });
    const template = await administrator.send(creating('MergeTemplate'), {
      input: { name: 'Edge', contexts: [], prosemirror: json, html: '' },
    });
    expect(validationOf(template)).toEqual({ 'input.prosemirror': [problem] });
    const asked = await administrator.send(
      'mutation ($json: JSON) { recordExport(input: {subject: "CentreEvent", columns: [], arguments: $json}) }',
      { json },
    );
    expect(validationOf(asked)).toEqual({ json: [problem] });
    const literally = await administrator.send(
      `mutation { retryTask(id: "1", expected: ${JSON.stringify(json)}) { id } }`,
    );
    expect(outcomeOf(literally)).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('is refused where it is demanded and says nothing', async () => {
    const run = await api
      .as('administrator')
      .send('mutation ($json: JSON!) { getOrCreateDocumentRun(runType: AGENDA, runParams: $json) { key } }', {
        json: 'null',
      });
    expect(validationOf(run)).toEqual({ runParams: ['This is required.'] });
  });

  it.each(['\u200b', '\u200b\u2060 \u00ad', '\u3164', '\u2800'])(
    'a name of nothing that can be seen is no name: %j',
    async (name) => {
      expect(validationOf(await made({ last_name: name }))).toEqual({
        'input.last_name': ['This field must be filled in.'],
      });
    },
  );

  it('a reason, a code and a name of one’s own of nothing that can be seen are none either', async () => {
    const nothing = '\u200b';
    const compliance = api.as('compliance');
    const refused = async (query: string) => Object.keys(validationOf(await compliance.send(query)));
    expect(
      await refused(
        `mutation { approveDocument(input: {id: "1", current_hash: "x", jobcode: "${nothing}"}) { id } }`,
      ),
    ).toEqual(['input.jobcode']);
    expect(await refused(`mutation { withdrawDocument(id: "1", reason: "${nothing}") { id } }`)).toEqual([
      'reason',
    ]);
    const rates = await api
      .as('administrator')
      .send(
        `mutation { enterExchangeRates(input: {base: "EUR", day: "2026-11-20", reason: "${nothing}", rates: [{target: "USD", rate: 1.1}]}) { id } }`,
      );
    expect(Object.keys(validationOf(rates))).toEqual(['input.reason']);
    const centre = await api
      .as('administrator')
      .ask(
        `mutation ($name: String) { attached: attachApprovedDocumentToTrainingCentre(trainingCentreId: "1", name: $name) { name } }`,
        { name: nothing },
      );
    const { name } = centre['attached'] as { readonly name: string };
    expect(name).toMatch(/^Document of /);
    const mine = await api
      .as('viewer')
      .ask('mutation ($name: String) { mine: updateMyProfile(input: {first_name: $name}) { firstName } }', {
        name: nothing,
      });
    expect(mine['mine']).toEqual({ firstName: null });
  });

  it('a text is as long as the contract says', async () => {
    expect(outcomeOf(await made({ last_name: '𝄞'.repeat(500), notes: 'x'.repeat(10_000) }))).toBe('ok');
    expect(validationOf(await made({ last_name: 'x'.repeat(501), notes: 'x'.repeat(10_001) }))).toEqual({
      'input.last_name': ['This may have at most 500 characters; it has 501.'],
      'input.notes': ['This may have at most 10000 characters; it has 10001.'],
    });
  });

  it('a list is as long as anybody could mean', async () => {
    expect(validationOf(await made({ spoken_languages: Array.from({ length: 1_001 }, String) }))).toEqual({
      'input.spoken_languages': ['This may hold at most 1000 entries; it holds 1001.'],
    });
    const literally = await api
      .as('administrator')
      .send(`mutation { createParticipant(input: {last_name: "E", spoken_languages: ${aList}}) { id } }`);
    expect(outcomeOf(literally)).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it.each(['0000-01-01', '2027-02-30', '2027-13-01', '10000-01-01'])('%s is no day', async (day) => {
    const answer = await api
      .as('administrator')
      .send(creating('CentreEvent'), { input: { name: 'Edge', training_centre_id: '1', date_start: day } });
    expect(validationOf(answer)).toEqual({
      'input.date_start': ['Must be a calendar day such as 2027-03-12.'],
    });
  });

  it.each(['9999-12-31T23:59:59-14:00', '0001-01-01T00:00:00+14:00', '0000-05-05T00:00:00Z'])(
    '%s is no moment',
    async (moment) => {
      const answer = await api
        .as('administrator')
        .send(updating('Participant'), { input: { id: '1', date_modified: moment } });
      expect(Object.keys(validationOf(answer))).toEqual(['input.date_modified']);
      const found = await api
        .as('administrator')
        .send(
          'query ($value: Mixed) { audits(first: 1, whereConditions: {column: CREATED_AT, operator: GT, value: $value}) { data { id } } }',
          { value: moment },
        );
      expect(validationOf(found)).toEqual({
        'whereConditions.value': ['A day or moment such as 2027-03-12T09:30:00Z is needed.'],
      });
    },
  );

  it.each(['[', '{', '('])('twenty thousand %s are refused in words', async (bracket) => {
    const answer = await api.as('administrator').send(`{ countries ${bracket.repeat(20_000)}`);
    expect(outcomeOf(answer)).toBe('GRAPHQL_VALIDATION_FAILED');
    const nested = await api.as('administrator').send(`{ countries(x: ${'['.repeat(20_000)}`);
    // Whichever the language's parser meets first: its own end or its bound.
    expect(nested.errors?.[0]?.message).toMatch(/nested too deeply|2000 tokens/);
  });

  it('what is nested in a variable beyond reason is refused in words', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const answer = await api.app.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        authorization: `Bearer ${await api.app.tokenOf('administrator')}`,
        'content-type': 'application/json',
      },
      payload: `{"query": ${JSON.stringify(find)}, "variables": {"where": {"whereConditions": {"column": "NAME", "operator": "EQ", "value": ${deep}}}}}`,
    });
    expect(answer.body).not.toContain('INTERNAL');
    expect(answer.body).toContain('errors');
  });
});
