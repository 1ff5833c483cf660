import { describe, expect, it, vi } from 'vitest';

import { defaultConfig } from './Config.ts';
import { loadConfig } from './loadConfig.ts';
import { parseConfig } from './parseConfig.ts';

const serve = (...responses: Response[]) =>
  vi.fn<typeof fetch>(async () => responses.shift() ?? new Response(null, { status: 500 }));

describe('the run-time configuration', () => {
  it('has a default for everything', () => {
    expect(parseConfig({})).toEqual(defaultConfig);
    expect(defaultConfig).toMatchObject({ tokenRefreshInterval: 120_000, locale: 'en-US' });
  });

  it('takes what is given and leaves out what it does not know', () => {
    expect(
      parseConfig({ brand: 'Nerovia', faviconBase: 'https://cdn.example/icons/', environment: 'production' }),
    ).toEqual({
      ...defaultConfig,
      brand: 'Nerovia',
      faviconBase: 'https://cdn.example/icons',
    });
  });

  it('knows where people sign in with Microsoft', () => {
    const sso = { clientId: 'c', authority: 'https://id.example/t/v2.0' };
    expect(parseConfig({ sso: { ...sso, more: 1 } }).sso).toEqual(sso);
    expect(parseConfig({})).not.toHaveProperty('sso');
    expect(() => parseConfig({ sso: { clientId: 'c', authority: 'javascript:alert(1)' } })).toThrow(/sso/);
  });

  it('names everything that is wrong', () => {
    const wrong = {
      brand: ' ',
      cookieVersion: 'x',
      tokenRefreshInterval: -1,
      dataUrl: '//evil.example',
      locale: 'no_such locale',
    };
    expect(() => parseConfig(wrong)).toThrow(/brand.*cookieVersion.*tokenRefreshInterval.*dataUrl.*locale/);
    expect(() => parseConfig([])).toThrow('not an object');
  });

  it('is asked for once more after a passing failure, and only then', async () => {
    const flaky = serve(new Response(null, { status: 503 }), Response.json({ brand: 'A' }));
    expect(await loadConfig({ fetch: flaky, fallBack: false })).toMatchObject({ brand: 'A' });
    const missing = serve(new Response(null, { status: 404 }), Response.json({}));
    await expect(loadConfig({ fetch: missing, fallBack: false })).rejects.toThrow('404');
    expect(missing).toHaveBeenCalledOnce();
    const down = serve(
      new Response(null, { status: 503 }),
      new Response(null, { status: 503 }),
      Response.json({}),
    );
    await expect(loadConfig({ fetch: down, fallBack: false })).rejects.toThrow('503');
    expect(down).toHaveBeenCalledTimes(2);
  });

  it('falls back to the defaults where no server runs in development', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const html = new Response('<!doctype html>');
    expect(await loadConfig({ fetch: serve(html), fallBack: true })).toEqual(defaultConfig);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
