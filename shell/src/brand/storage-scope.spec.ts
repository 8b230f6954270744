import type { Boot } from '@home-move/contract';
import { aBranding } from '@home-move/contract/testing';
import { aBoot } from '../testing/boot.builder';
import { storageScope } from './storage-scope';

const partner = 'http://partner.localhost:4002';

function scopeOf(pathname: string, boot: Partial<Boot> | null, { name = '', ancestors = [partner] } = {}): string {
  const location = { pathname, ancestorOrigins: ancestors } as unknown as Location;
  return storageScope(boot && aBoot(boot), { location, name });
}

describe('the scope of a hosted session', () => {
  it.each([
    ['/', 'default'],
    ['/pending/personal-details', 'default'],
    ['/default/pending', 'default'],
    ['/oakwood', 'oakwood'],
    ['/oakwood/12/enrolment/moving-details', 'oakwood'],
    ['/Oakwood/pending', 'oakwood'],
    ['/meadow/confirm-details/a-token', 'meadow'],
  ])('at %s is the brand %s', (path, scope) => {
    expect(scopeOf(path, { context: 'hosted' })).toBe(scope);
    expect(scopeOf(path, null)).toBe(scope);
  });

  it('ignores the name of the window', () => {
    expect(scopeOf('/oakwood', { context: 'hosted' }, { name: `hm 1 ${partner}` })).toBe('oakwood');
  });
});

describe('the scope of a session in a partner’s frame', () => {
  const embedded = { context: 'embedded' } as const;

  it('is the brand, the host’s origin and the instance in its page', () => {
    expect(scopeOf('/embed/oakwood/12', embedded, { name: `hm 2 ${partner}` })).toBe(`oakwood.${partner}/2`);
    expect(scopeOf('/embed/oakwood', embedded, { name: `hm tenancy ${partner}` })).toBe(`oakwood.${partner}/tenancy`);
  });

  it('is the same after the server found the brand, and when the frame reloads with it in the path', () => {
    const found = { ...embedded, branding: aBranding({ urlRoute: 'oakwood' }) };
    expect(scopeOf('/embed', found, { name: `hm @1 ${partner}` })).toBe(`oakwood.${partner}/@1`);
    expect(scopeOf('/embed/oakwood/pending', found, { name: `hm @1 ${partner}` })).toBe(`oakwood.${partner}/@1`);
  });

  it('takes the host’s origin from the browser if the browser reports it', () => {
    const name = 'hm 1 https://another.example';
    expect(scopeOf('/embed/oakwood', embedded, { name })).toBe(`oakwood.${partner}/1`);
    expect(scopeOf('/embed/oakwood', embedded, { name, ancestors: [] })).toBe('oakwood.https://another.example/1');
  });

  it('takes the host’s origin from the name if the browser withholds it', () => {
    const frame = { name: 'hm 1 https://another.example', ancestors: ['null'] };
    expect(scopeOf('/embed/oakwood', embedded, frame)).toBe('oakwood.https://another.example/1');
  });

  it('has the instance of a frame in the markup of a page, whose name has no origin', () => {
    expect(scopeOf('/embed/oakwood', embedded, { name: 'hm 2' })).toBe(`oakwood.${partner}/2`);
    expect(scopeOf('/embed/oakwood', embedded, { name: 'hm 2', ancestors: [] })).toBe('oakwood./2');
  });

  it('never equals the scope of a hosted page', () => {
    expect(scopeOf('/embed/oakwood', embedded)).toBe(`oakwood.${partner}/`);
    expect(scopeOf('/embed/oakwood', embedded, { ancestors: [] })).toBe('oakwood./');
  });
});

it.each(['/', '/oakwood/pending', '/panel/oakwood'])('is the telephony portal’s own for agents: %s', (path) => {
  expect(scopeOf(path, { portal: 'telephony', context: 'panel' })).toBe('telephony');
  expect(scopeOf(path, { portal: 'telephony', context: 'hosted' })).toBe('telephony');
});
