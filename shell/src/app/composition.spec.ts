import { anEnrolment } from '@home-move/contract/testing';
import { createTelemetry } from '../runtime/telemetry';
import { aBoot } from '../testing/boot.builder';
import { createFakeApi, someTokens } from '../testing/fake-api';
import { aSessionServices } from '../testing/session-services.builder';
import { composePortal } from './composition';

it('gives remotes the named supplier of the current enrolment, and before it that of the document’s brand', () => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  const services = aSessionServices({ fetcher: createFakeApi().fetch });
  const boot = aBoot();
  const { newRuntime } = composePortal({
    services,
    started: {
      context: 'hosted',
      branding: boot.branding,
      settings: boot,
      brandPath: { brand: null, branch: null, path: '/' },
    },
    agentWorkspace: null,
    wrapAddressBar: (bar) => bar,
    now: () => new Date('2026-11-20T10:42:00Z'),
  });
  const { config } = newRuntime(createTelemetry());
  expect(config.namedSupplier).toBe('Larkfield Energy');
  services.tokens.keep(someTokens(1));
  services.session.accept(anEnrolment({ id: 'one', namedSupplier: 'Glimmer' }));
  expect(config.namedSupplier).toBe('Glimmer');
  services.session.accept(anEnrolment({ id: 'two', namedSupplier: 'Fernway' }));
  expect(config.namedSupplier).toBe('Fernway');
});
