import type { Enrolment } from '@home-move/contract';
import { Aside, formatDate, Text } from '@home-move/ui';
import { productSelectionTexts as texts } from './product-selection.texts';

/** Where and when, beside the choice. */
export function YourMove({ enrolment: { address, moveInDate } }: { readonly enrolment: Enrolment }) {
  return (
    <Aside title={texts.yourMove}>
      {address && (
        <p>
          {address.houseNameOrNumber} {address.addressLine1}, {address.cityTown}
          <br />
          <Text as="span" nowrap>
            {address.postcode}
          </Text>
        </p>
      )}
      {moveInDate && <Text muted>{texts.movingIn(formatDate(moveInDate))}</Text>}
      <Text muted>{texts.free}</Text>
    </Aside>
  );
}
