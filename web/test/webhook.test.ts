import { describe, expect, it } from 'vitest';
import { callable, calledText } from '../src/lib/webhook';
import { Words } from '../src/lib/words';

describe('an address to be called', () => {
  it.each(['https://hooks.example.test/turn?to=ada', 'http://10.0.0.1:8080/', 'https://[2001:db8::1]/x'])('may be %s', (address) => {
    expect(callable(address)).toBe(true);
  });

  it.each([
    '',
    'hooks.example.test',
    'ftp://example.test/',
    'javascript:alert(1)',
    'https://ada:secret@example.test/',
    'https://example.test/ł',
    'https://example.test/a b',
    'https://',
  ])('is never "%s"', (address) => {
    expect(callable(address)).toBe(false);
  });

  it('is told of honestly', () => {
    const words = Words.of('en', 'ui-hook-refused = It answered { $status }.\nui-hook-late = Too late.');
    expect(calledText(words, { result: 'refused', status: 410 })).toBe('It answered 410.');
    expect(calledText(words, { result: 'late', status: 0 })).toBe('Too late.');
  });
});
