import { useStore } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import { Footer, FrameEnd } from './footer';
import { PhoneOffer } from './phone-offer/phone-offer';

/** What stands under a page: the offer to go on elsewhere, and the footer; in a frame the end of the last page. */
export function End() {
  const { context, navigation } = useShell();
  const step = useStore(navigation.step);
  return (
    <>
      <PhoneOffer />
      {context === 'hosted' ? <Footer /> : step?.stage === 'all-set' && <FrameEnd />}
    </>
  );
}
