import type { Boot } from '@home-move/contract';
import type { Shell } from '../runtime/shell-context';
import type { Report } from '../runtime/telemetry';
import type { LazyServices } from '../session/session-services';
import { followHostTheme } from './follow-host-theme';
import { isFramed, startHandshake, statedOrigin } from './handshake';
import { reportHeight } from './height-report';
import { createHostLink, type HostLink } from './host-link';
import type { FrameBrand } from './host-theme';
import { followMover } from './mover-frame';
import { createPrefill, type Prefill } from './prefill';

/** After that a host counts as silent: agents should not wait for a page without a loader. */
const silentAfterMs = 10_000;

/** The frame's connection to its host page, from the first moment on. */
export interface Host extends Pick<HostLink, 'follow' | 'setReference' | 'setUnsaved' | 'onSwitch' | 'navigate'> {
  /**
   * The origin of the page around the frame, as the browser states it; null outside a frame, and where neither the browser
   * nor the handshake names one that may show the document.
   */
  readonly origin: Promise<string | null>;
  /** Reports the frame's height from now on, except in a panel, which fills its place; called once something is drawn, if only a failure. */
  readonly watchHeight: () => void;
  /** Redeems the codes of a partner's server; not for a panel. */
  readonly prefill: Prefill;
  /**
   * Reports a mover's look, session and unsaved input, and passes the consent and the codes of the host on to the portal; not for a
   * panel.
   */
  readonly followMover: (shell: Shell, services: LazyServices) => void;
}

/** The brand whose look the host may change; null in a panel, and in documents of an earlier server. */
function brandOf({ look, branding }: Boot): FrameBrand | null {
  return look === undefined ? null : { look, hasDarkMode: branding.darkMode };
}

/** Passes the consent of the host's visitor on to the portal. */
function passConsent(ofHost: HostLink['consent'], consent: Shell['consent']): void {
  const pass = () => consent?.setOfHost(ofHost.get());
  ofHost.subscribe(pass);
  pass();
}

/**
 * Greets the host before the portal starts: the loader takes a silent frame for a blocked one and hides it, and the frame
 * may have a failure to show. Hosted pages never fetch this chunk.
 * @param report writes a failure to the console; injected, so that its module stays in the first chunk
 */
export function joinHost(rootElement: Element, boot: Boot, report: (failure: Report) => void): Host {
  const { context } = boot;
  const { hostOrigins } = boot.config;
  const link = createHostLink();
  const brand = brandOf(boot);
  if (brand !== null) followHostTheme(link, brand, report);
  let isWatched = context === 'panel';
  const origin = new Promise<string | null>((resolve) => {
    startHandshake(window, hostOrigins, (port, welcomed) => {
      link.connect(port);
      port.addEventListener('message', ({ data }: MessageEvent) => link.receive(data));
      port.start();
      resolve(welcomed);
    });
    const stated = statedOrigin(window, hostOrigins);
    if (stated !== null || !isFramed(window)) resolve(stated);
    else setTimeout(() => resolve(null), silentAfterMs);
  });
  const prefill = createPrefill(link, origin);
  return {
    follow: link.follow,
    setReference: link.setReference,
    setUnsaved: link.setUnsaved,
    onSwitch: link.onSwitch,
    navigate: link.navigate,
    origin,
    prefill,
    watchHeight() {
      if (!isWatched) reportHeight(rootElement, link.height);
      isWatched = true;
    },
    followMover({ branding, navigation, flags, consent }, services) {
      const { session, storage } = services;
      passConsent(link.consent, consent);
      const { state: visitor, enrolment } = session;
      followMover(link, { branding, visitor, enrolment, path: navigation.path, storage });
      prefill.follow({ navigation, flags });
      void prefill.start({ ...services, branding });
    },
  };
}
