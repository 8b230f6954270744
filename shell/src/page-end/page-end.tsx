import { useStore } from '@home-move/ui';
import { FrameConsent } from '../consent/frame-consent';
import { useShell } from '../runtime/shell-context';
import { Footer, FrameEnd } from './footer';
import { PhoneOffer } from './phone-offer/phone-offer';

/**
 * Shown below every page: the offer to continue on a phone, and the footer. In a frame only the last page has an end; each page has the
 * consent choice if the page around the frame passes consent on.
 */
export function PageEnd() {
  const { context, navigation } = useShell();
  const step = useStore(navigation.step);
  return (
    <>
      <PhoneOffer />
      {context === 'hosted' ? <Footer /> : step?.stage === 'all-set' && <FrameEnd />}
      {context === 'embedded' && <FrameConsent />}
    </>
  );
}
