/** What nobody needs before the first screen: one chunk, fetched when the browser is idle or at the first need. */
export { ConsentQuestion } from '../consent/consent-question';
export { FeedbackNotice } from '../layout/feedback-notice';
export { KeepOpenNotice } from '../layout/keep-open-notice';
export { End } from '../layout/end';
export { ServiceDown } from '../health/service-down';
export { Watch } from '../health/watch';
export { OpenedInvitation } from './opened-invitation';
export { JourneyFailed } from '../pages/journey-failed';
export { StartFailed } from '../pages/start-failed';
