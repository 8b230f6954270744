import type { AnalyticsTarget, Enrolment, Flags, Readable, VersionPreview } from '@home-move/contract';
import { startAnalytics } from '../analytics/start-analytics';
import { nextJourney } from '../journeys/next-journey';
import { showPreviewBadge } from '../preview/show-preview-badge';
import { watchRemotes, type WatchRemotesInputs } from '../reports/watch-remotes';
import type { Consent } from '../runtime/consent';
import type { Events } from '../runtime/events';
import type { Navigation } from '../navigation/navigation';
import type { LazyServices } from '../session/session-services';

export interface AfterFirstScreenInputs extends Omit<WatchRemotesInputs, 'isReported'> {
  readonly navigation: Navigation;
  readonly services: LazyServices;
  readonly settings: { readonly flags: Flags; readonly preview?: VersionPreview };
  readonly events: Events;
  /** Null if nothing is measured. */
  readonly target: AnalyticsTarget | null;
  readonly consent: Consent | null;
  readonly now: () => Date;
}

/** The portals that are watched already, by their services. */
const watched = new WeakSet<LazyServices>();

/** Starts reports and measurements and shows the badge of a preview, once, and preloads the journey that most movers open next. */
export async function afterFirstScreen(inputs: AfterFirstScreenInputs): Promise<void> {
  const { services, journeys, navigation, settings } = inputs;
  const { enrolment } = services.session;
  if (!watched.has(services)) {
    watched.add(services);
    watchRemotes({ ...inputs, isReported: !settings.preview });
    if (settings.preview) showPreviewBadge({ ...inputs, preview: settings.preview });
    measure(inputs, enrolment);
  }
  const isCouncilUpfront = enrolment.get()?.ctwbJourneyToggle ?? settings.flags['ctwb-upfront'];
  const next = nextJourney(navigation.path.get(), isCouncilUpfront);
  if (next !== null) await journeys.get(next)?.preload();
}

function measure(
  { target, consent, branding, navigation, events, now }: AfterFirstScreenInputs,
  enrolment: Readable<Enrolment | null>,
): void {
  if (!target || !consent) return;
  const portal = { brand: branding.urlRoute, step: navigation.step, events, enrolment };
  startAnalytics({ target, consent, portal, fetcher: window.fetch.bind(window), now });
}
