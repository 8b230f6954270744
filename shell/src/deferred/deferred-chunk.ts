/** What the first screen does not need: one chunk, loaded when the browser is idle or on first use. */
export { LazyConsentBanner } from '../consent/lazy-consent-banner';
export { ServiceDown } from '../health/service-down';
export { ServiceMonitor } from '../health/service-monitor';
export { fetchResolution } from '../journeys/fetch-resolution';
export { FeedbackNotice, KeepOpenNotice } from '../notices/notices';
export { PageEnd } from '../page-end/page-end';
export { JourneyFailed } from '../pages/journey-failed';
export { StartFailed } from '../pages/start-failed';
export { afterFirstScreen } from './after-first-screen';
export { OpenedInvitation } from './opened-invitation';
export { StepRecorder } from './step-recorder';
