import { useStore } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import { Footer, FrameEnd } from './footer';
import { PhoneOffer } from './phone-offer/phone-offer';

/** Shown below every page: the offer to continue on a phone, and the footer; in a frame only the last page has an end. */
export function PageEnd() {
  const { context, navigation } = useShell();
  const step = useStore(navigation.step);
  return (
    <>
      <PhoneOffer />
      {context === 'hosted' ? <Footer /> : step?.stage === 'all-set' && <FrameEnd />}
    </>
  );
}
