import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type GraphQLAnswer, type TestApp } from '#tests/setup/testApp.ts';

const query =
  'mutation($input: UpdateTrainerInput!) { updateTrainer(input: $input) { photo { large medium thumbnail } } }';
interface Answer {
  readonly updateTrainer: {
    readonly photo: { readonly large: string; readonly medium: string; readonly thumbnail: string };
  };
}

describe('uploading an image', () => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await createTestApp();
    token = await test.tokenOf('administrator');
  });
  afterAll(() => test.close());

  /** The GraphQL multipart request: operations, map, then the file. */
  async function multipart(bytes: Buffer, operations: object, filename = 'me.png', url = '/graphql') {
    const boundary = 'test-boundary';
    const field = (name: string, value: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head =
      field('operations', JSON.stringify(operations)) +
      field('map', JSON.stringify({ 0: ['variables.input.photo'] })) +
      `--${boundary}\r\ncontent-disposition: form-data; name="0"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`;
    const response = await test.app.inject({
      method: 'POST',
      url,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    return { status: response.statusCode, ...response.json<Omit<GraphQLAnswer<Answer>, 'status'>>() };
  }

  const upload = (bytes: Buffer, filename = 'me.png', url = '/graphql', id = '1') =>
    multipart(bytes, { query, variables: { input: { id, photo: null } } }, filename, url);

  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1b659d' } });
  const refusal = async (bytes: Buffer) => (await upload(bytes)).errors?.[0]?.extensions;

  it('stores three variants as webp, without what the file knew of its owner', async () => {
    const bytes = await picture(2_000, 1_000)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const { data, errors } = await upload(bytes, 'évil/../name.svg');
    expect(errors).toBeUndefined();
    const { large, medium, thumbnail } = data.updateTrainer.photo;
    const sizes = await Promise.all(
      [large, medium, thumbnail].map(async (url) => {
        expect(url).toMatch(/^\/files\/[0-9a-f]{24}-(?:large|medium|thumbnail)\.webp$/);
        const response = await test.app.inject({ method: 'GET', url });
        expect(response.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
        const { width, height, format, exif } = await sharp(response.rawPayload).metadata();
        expect([format, exif]).toEqual(['webp', undefined]);
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [1_600, 800],
      [640, 320],
      [160, 80],
    ]);
  });

  it('refuses what is no image, whatever it is called', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const bytes of [svg, Buffer.from('GIF89a…'), Buffer.from('plain text'), Buffer.alloc(0)]) {
      expect(await refusal(bytes)).toMatchObject({
        code: 'VALIDATION',
        validation: { 'input.photo': [expect.stringMatching(/not an image/)] },
      });
    }
  });

  it('refuses a damaged image', async () => {
    const whole = await picture(300, 300).png().toBuffer();
    expect(await refusal(whole.subarray(0, 60))).toMatchObject({
      code: 'VALIDATION',
      validation: { 'input.photo': ['This image is damaged.'] },
    });
  });

  it('refuses more than 10 MB', async () => {
    const bytes = Buffer.concat([await picture(10, 10).png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]);
    expect(await refusal(bytes)).toMatchObject({
      code: 'VALIDATION',
      validation: { 'input.photo': ['The image may have at most 10 MB.'] },
    });
  });

  it('refuses more pixels than it would ever show, before it unpacks them', async () => {
    const bytes = await picture(16_000, 4_000).png().toBuffer();
    expect(await refusal(bytes)).toMatchObject({
      code: 'VALIDATION',
      validation: { 'input.photo': [expect.stringMatching(/50 megapixels; this one has 16000 × 4000/)] },
    });
  });

  it('keeps no image of a write that is refused', async () => {
    const bytes = await picture(20, 20).png().toBuffer();
    const kept = () => readdirSync(join(test.dataDir, 'files')).length;
    await upload(bytes);
    const before = kept();
    const { errors } = await upload(bytes, 'me.png', '/graphql', '987654321');
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(kept()).toBe(before);
  });

  it('removes the image that another replaces, or none', async () => {
    const files = () => readdirSync(join(test.dataDir, 'files'));
    const shown = async () => {
      const { trainer } = (
        await test.query<{ trainer: { photo: Record<string, string> | null } }>(
          '{ trainer(id: 7) { photo { large medium thumbnail } } }',
          {},
          { token },
        )
      ).data;
      return Object.values(trainer.photo ?? {}).map((path) => basename(path));
    };
    await upload(await picture(20, 20).png().toBuffer(), 'a.png', '/graphql', '7');
    const first = await shown();
    expect(files()).toEqual(expect.arrayContaining(first));
    await upload(await picture(30, 30).png().toBuffer(), 'b.png', '/graphql', '7');
    const second = await shown();
    expect(files()).toEqual(expect.arrayContaining(second));
    for (const name of first) expect(files()).not.toContain(name);
    await test.query('mutation { updateTrainer(input: {id: 7, name_title: "Dr."}) { id } }', {}, { token });
    expect(files(), 'nothing is said of it').toEqual(expect.arrayContaining(second));
    await test.query('mutation { updateTrainer(input: {id: 7, photo: null}) { id } }', {}, { token });
    for (const name of second) expect(files()).not.toContain(name);
  });

  it('keeps the image of two that are sent at once which the record shows', async () => {
    const bytes = await Promise.all([20, 30, 40].map((size) => picture(size, size).png().toBuffer()));
    await Promise.all(bytes.map((each) => upload(each, 'a.png', '/graphql', '8')));
    const left = readdirSync(join(test.dataDir, 'files'));
    const { rows } = await sql<{ photo: string }>`select photo from trainers where photo is not null`.execute(
      test.database.kysely,
    );
    const shown = rows.flatMap(({ photo }) => Object.values(JSON.parse(photo) as Record<string, string>));
    expect(left.sort()).toEqual(shown.map((path) => basename(path)).sort());
  });

  it('tells forms with one key apart by the bytes of the file (K5)', async () => {
    const input = { last_name: 'Keyed', photo: null, idempotency_key: randomUUID() };
    const send = async (size: number) =>
      multipart(await picture(size, size).png().toBuffer(), {
        query:
          'mutation($input: CreateTrainerInput!) { createTrainer(input: $input) { id photo { large } } }',
        variables: { input },
      });
    const first = await send(20);
    expect(first.errors).toBeUndefined();
    expect((await send(20)).data).toEqual(first.data);
    expect((await send(30)).errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('leaves nothing half-written behind', () => {
    expect(
      readdirSync(join(test.dataDir, 'files')).filter((name) => !/^[0-9a-f]{24}-\w+\.webp$/.test(name)),
    ).toEqual([]);
  });

  it('is offered by the data endpoint only', async () => {
    expect((await upload(await picture(10, 10).png().toBuffer(), 'a.png', '/content/graphql')).status).toBe(
      415,
    );
  });

  it('is taken to its end where it is refused before, so that whoever sends it is answered', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const boundary = 'sent-in-full';
    const part = (name: string, text: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; ${name}\r\n\r\n${text}\r\n`;
    const operations = JSON.stringify({ query, variables: { input: { id: '1', photo: null } } });
    const head =
      part('name="operations"', operations) +
      part('name="map"', JSON.stringify({ 0: ['variables.input.photo'] })) +
      part('name="0"; filename="me.png"', '');
    const request = http.request({
      ...{ port, host: '127.0.0.1', path: '/graphql', method: 'POST' },
      headers: { authorization: 'Bearer no', 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    const [answered, sent] = [once(request, 'response'), once(request, 'finish')];
    request.write(head);
    request.end(Buffer.alloc(30_000_000));
    const [response] = (await answered) as [http.IncomingMessage];
    const text = response.toArray().then((chunks) => Buffer.concat(chunks as Buffer[]).toString());
    const late = AbortSignal.timeout(10_000);
    await Promise.race([sent, once(late, 'abort').then(() => Promise.reject(new Error('It is not read.')))]);
    expect(await text).toContain('UNAUTHENTICATED');
  });

  it('says what is wrong with a malformed one', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n{}\r\n--x--\r\n',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json<GraphQLAnswer<null>>().errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  });
});
