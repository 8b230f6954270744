import type { Enrolment } from '@home-move/contract';
import { AddressLine, Aside, formatDate, Text } from '@home-move/ui';
import { councilWaterTexts as texts } from './council-water.texts';

/** The home and the day that all of the page is about. */
export function YourMove({ enrolment: { simpleAddress, moveInDate } }: { readonly enrolment: Enrolment }) {
  return (
    <Aside title={texts.yourMove}>
      {simpleAddress && (
        <p>
          <AddressLine line={simpleAddress} />
        </p>
      )}
      {moveInDate && <Text muted>{texts.movingIn(formatDate(moveInDate))}</Text>}
    </Aside>
  );
}
