import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '#tests/setup/serverProcess.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'convene-process-'));

describe('the server process', { timeout: 240_000 }, () => {
  const running = new Set<ChildProcess>();
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
    running.clear();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  function start(env: Readonly<Record<string, string>>): ServerProcess {
    const server = startServerProcess(dataDir, env);
    running.add(server.child);
    return server;
  }

  const login = (url: string) =>
    fetch(`${url}/content/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          'mutation { login(input: {provider: PASSWORD, credentials: {username: "chief@clinic.example", password: "a long password"}}) { user { username } } }',
      }),
    }).then(
      (response) => response.json() as Promise<{ data: { login: { user: { username: string } } | null } }>,
    );

  it('starts on an empty directory, keeps others off it, stops in peace and starts again', async () => {
    const admin = { ADMIN_EMAIL: 'chief@clinic.example', ADMIN_PASSWORD: 'a long password' };
    const first = start(admin);
    const url = await first.address;
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect((await login(url)).data.login?.user.username).toBe('administrator');
    expect(statSync(join(dataDir, 'secrets', 'auth-token-key')).mode & 0o077).toBe(0);

    const second = start(admin);
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`process ${first.child.pid} `);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);

    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(existsSync(join(dataDir, 'convene.lock'))).toBe(false);

    const third = start({});
    expect((await login(await third.address)).data.login?.user.username).toBe('administrator');
    third.child.kill('SIGINT');
    expect(await third.exit).toBe(0);
  });

  it('names every variable that is wrong', async () => {
    const broken = start({ PORT: 'eighty', DEMO: 'perhaps' });
    expect(await broken.exit).toBe(1);
    expect(broken.output()).toMatch(/PORT must be[\s\S]*DEMO must be/);
  });
});
