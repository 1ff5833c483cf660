import { describe, expect, it, vi } from 'vitest';
import { leadToNewPassword } from './leadToNewPassword.ts';

describe('who is to choose a password of their own', () => {
  it.each([
    ['/events', '?page=2', '/account/new-password?redirect=%2Fevents%3Fpage%3D2'],
    ['/account/login', '?redirect=%2Fcenters', '/account/new-password?redirect=%2Fcenters'],
    ['/account/login', '', '/account/new-password?redirect=%2F'],
    ['/account/login', '?redirect=%2F%2Fevil.example', '/account/new-password?redirect=%2F'],
  ])('is led there from %s%s, and back', (pathname, search, target) => {
    const assign = vi.fn();
    leadToNewPassword({ pathname, search, assign });
    expect(assign.mock.calls).toEqual([[target]]);
  });

  it('stays where they are doing so', () => {
    const assign = vi.fn();
    leadToNewPassword({ pathname: '/account/new-password', search: '?redirect=%2Fevents', assign });
    expect(assign).not.toHaveBeenCalled();
  });
});
