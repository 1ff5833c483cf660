import { expect, it } from 'vitest';
import { settingOf, withSetting } from './layout.ts';

it('changes one setting and keeps those it does not know', () => {
  expect(withSetting('{"paper":"A4","margin":12}', 'paper', 'A5')).toBe('{"paper":"A5","margin":12}');
  expect(withSetting(null, 'footer', 'Page')).toBe('{"footer":"Page"}');
});

it('holds nothing where nothing is set', () => {
  expect(withSetting('{"paper":"A4"}', 'paper', '')).toBeNull();
  expect(settingOf('no json', 'paper')).toBe('');
});
