import { keepParameters } from './kept-parameters';
import { hostedAddressBar } from './address-bar';
import { createNavigation } from './navigation';

const here = () => window.location.pathname + window.location.search;

function at(url: string) {
  window.history.replaceState(null, '', url);
  return createNavigation({
    bar: keepParameters(hostedAddressBar(window)),
    context: 'hosted',
    brand: { brand: 'meadow', branch: null },
    resolve: (path) => path,
  });
}

describe('parameters that the address keeps', () => {
  it('stay there from page to page, so that they survive a reload', () => {
    const navigation = at('/meadow/pending?flags=otp-login%3Aoff');
    expect(here()).toBe('/meadow/pending?flags=otp-login%3Aoff');
    navigation.go('/log-in?returnUrl=%2F');
    expect(here()).toBe('/meadow/log-in?returnUrl=%2F&flags=otp-login%3Aoff');
    navigation.go('/cookie-policy', { replace: true });
    expect(here()).toBe('/meadow/cookie-policy?flags=otp-login%3Aoff');
    expect(navigation.path.get()).toBe('/cookie-policy');
    expect(navigation.hrefOf('/log-in')).toBe('/meadow/log-in');
  });

  it('stay there together with the theme that the page around a frame requests', () => {
    at('/meadow/pending?theme=dark').go('/log-in');
    expect(here()).toBe('/meadow/log-in?theme=dark');
    at('/meadow/pending?theme=dark&flags=otp-login%3Aoff').go('/log-in');
    expect(here()).toBe('/meadow/log-in?flags=otp-login%3Aoff&theme=dark');
  });

  it('are not added to an address without them', () => {
    at('/meadow/pending').go('/log-in');
    expect(here()).toBe('/meadow/log-in');
  });
});
